import { Link } from 'react-router-dom'

const cardClass = 'border-line bg-surface rounded-card flex flex-col-reverse justify-end border p-4'

type Props = { value: string; label: string; to?: string }

/** One figure and what it counts; `to` leads to where there is more of it. */
export function StatCard({ value, label, to }: Props) {
  const face = (
    <>
      <span className="text-muted text-base leading-snug">{label}</span>
      <span className="font-display text-2xl font-semibold sm:text-3xl">{value}</span>
    </>
  )
  if (to === undefined) return <div className={cardClass}>{face}</div>
  return (
    <Link to={to} className={`${cardClass} hover:border-edge`}>
      {face}
    </Link>
  )
}
