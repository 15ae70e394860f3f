/** One figure, what it counts, and a word on how; `isBare` inside a card, where a frame of its own would take the room. */
export function Figure({ label, value, note, isBare }: { label: string; value: string; note?: string; isBare?: true }) {
  return (
    <div className={isBare ? 'min-w-0' : 'border-line bg-surface rounded-card border p-4'}>
      <dt className="text-muted text-base leading-snug">{label}</dt>
      <dd>
        <span className="font-display block text-2xl font-semibold sm:text-3xl">{value}</span>
        {note !== undefined && <span className="text-muted block text-base">{note}</span>}
      </dd>
    </div>
  )
}
