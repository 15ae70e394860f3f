import { percentText } from '../language/percentText.ts'

const radius = 34
const round = 2 * Math.PI * radius

type Props = {
  /** How much of the way is done, 0–1. */
  share: number
  label: string
  /** The way is drawn as so many steps; as one where it is left out. */
  steps?: number
}

/** A ring that fills from one tier to the next. */
export function RankRing({ share, label, steps = 1 }: Props) {
  const gaps = steps === 1 ? [] : Array.from({ length: steps }, (_, at) => (360 * at) / steps)
  return (
    <svg
      viewBox="0 0 80 80"
      className="size-24 flex-none"
      role="img"
      aria-label={`${percentText(Math.round(share * 100))} of the way on from ${label}`}
    >
      <circle cx="40" cy="40" r={radius} fill="none" stroke="var(--line)" strokeWidth="8" />
      <circle
        cx="40"
        cy="40"
        r={radius}
        fill="none"
        stroke="var(--gold)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray={`${round * share} ${round}`}
        transform="rotate(-90 40 40)"
        opacity={share === 0 ? 0 : 1}
      />
      {gaps.map((turn) => (
        <path key={turn} d="M40 1v10" stroke="var(--surface)" strokeWidth="3" transform={`rotate(${turn} 40 40)`} />
      ))}
      <path
        d="M40 24l4.700 10 11 1.300-8.100 7.500 2.200 10.800L40 48.300l-9.800 5.300 2.200-10.800-8.100-7.500 11-1.300z"
        fill="var(--ember)"
      />
    </svg>
  )
}
