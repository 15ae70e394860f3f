import { useId, type ReactNode } from 'react'

type Props = { title: string; note?: ReactNode; children: ReactNode }

/** One part of the report under its heading. */
export function Panel({ title, note, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-line bg-surface rounded-card min-w-0 border p-5 sm:px-7">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {note !== undefined && <p className="text-muted text-base">{note}</p>}
      {children}
    </section>
  )
}
