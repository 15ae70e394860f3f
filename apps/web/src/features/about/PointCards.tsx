/** Points of a page, each a card. */
export function PointCards({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2">
      {points.map(({ title, text }) => (
        <li key={title} className="border-line bg-surface rounded-card border p-4">
          <h3 className="text-xl">{title}</h3>
          <p className="text-muted mt-1 text-base">{text}</p>
        </li>
      ))}
    </ul>
  )
}
