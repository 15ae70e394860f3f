import ChevronDown from 'virtual:icons/chevron-down'
import X from 'virtual:icons/x'

type Props = {
  title: string
  paragraphs: readonly string[]
  /** What the cross says that it does. */
  closeLabel?: string
  /** For now, or for good where there is no other way. */
  onClose: () => void
  /** For good. */
  onDismiss?: () => void
}

/** Something to know: one line in the page, which opens to all of it. It is never the largest thing that a screen paints (rule 227). */
export function NoticeBanner({ title, paragraphs, closeLabel = 'Close this message', onClose, onDismiss }: Props) {
  return (
    <aside aria-label={title} className="bg-fair-ground rounded-card my-4 flex items-start gap-2 pr-1 pl-4">
      <details className="group min-w-0 flex-1">
        <summary className="text-fair flex min-h-11 list-none items-center gap-1.5 py-2 text-base leading-snug font-bold [&::-webkit-details-marker]:hidden">
          {title}
          <ChevronDown aria-hidden className="size-5 flex-none group-open:rotate-180" />
        </summary>
        <div className="pb-3">
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
      </details>
      <button
        type="button"
        aria-label={closeLabel}
        className="hover:bg-sunken grid size-11 flex-none place-items-center rounded-xl"
        onClick={onClose}
      >
        <X aria-hidden className="size-5" />
      </button>
    </aside>
  )
}
