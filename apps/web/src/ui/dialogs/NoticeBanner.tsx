import { X } from 'lucide-react'

type Props = {
  title: string
  paragraphs: readonly string[]
  /** For now. */
  onClose: () => void
  /** For good. */
  onDismiss?: () => void
}

/** Something to know, in amber, above what it is about. */
export function NoticeBanner({ title, paragraphs, onClose, onDismiss }: Props) {
  return (
    <aside aria-label={title} className="bg-fair-ground rounded-card mb-5 flex items-start gap-2 py-3 pr-2 pl-4">
      <div className="flex-1">
        <p className="text-fair pt-1.5 font-bold">{title}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-1 text-base">
            {paragraph}
          </p>
        ))}
        {onDismiss && (
          <button type="button" className="text-indigo mt-1 min-h-11 text-base font-[640]" onClick={onDismiss}>
            Don't show this message again
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Close this message"
        className="hover:bg-sunken grid size-11 flex-none place-items-center rounded-xl"
        onClick={onClose}
      >
        <X aria-hidden />
      </button>
    </aside>
  )
}
