import { useState, type ReactNode } from 'react'

type Props = { title: string; startsOpen?: boolean; children: ReactNode }

/** What few want of a form, behind a line that opens it; its parts are drawn, and so fetched, once it is open. */
export function Fold({ title, startsOpen = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  return (
    <details
      className="border-line mt-5 border-t pt-3"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="text-indigo min-h-11 content-center font-[640]">{title}</summary>
      {isOpen && <div className="grid gap-4 pb-2">{children}</div>}
    </details>
  )
}
