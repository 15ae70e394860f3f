const wing =
  'M0 0C18-32 60-50 104-38 100-24 92-18 80-17 80-6 72 0 60-1 58 9 49 13 39 11 34 19 22 19 14 13 8 10 3 6 0 0z'
const quills = 'M8 2C30-16 56-26 84-28M14 8C32-4 48-10 66-12M20 12C30 6 38 3 46 2'

type PairProps = { turn: number; size: number; opacity: number }

/** Two wings, one the mirror of the other. */
function Pair({ turn, size, opacity }: PairProps) {
  return [1, -1].map((side) => (
    <g key={side} transform={`translate(120 118) scale(${side * size} ${size}) translate(6 0) rotate(${turn})`}>
      <path d={wing} fill="var(--gold)" opacity={opacity} />
      <path d={quills} fill="none" stroke="var(--ember)" strokeWidth="1.6" strokeLinecap="round" opacity=".55" />
    </g>
  ))
}

/** Six wings around an ember: a picture for the first page, drawn by ourselves. */
export function Seraph({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 240" aria-hidden className={className}>
      <circle
        cx="120"
        cy="120"
        r="114"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2"
        strokeDasharray="1 10"
        strokeLinecap="round"
      />
      <circle cx="120" cy="120" r="40" fill="var(--gold)" opacity=".16" />
      <Pair turn={-42} size={0.92} opacity={0.38} />
      <Pair turn={62} size={0.86} opacity={0.38} />
      <Pair turn={4} size={1} opacity={0.62} />
      <g transform="translate(120 122) scale(2.5) translate(-16 -16)">
        <path
          fill="var(--ember)"
          d="M16 3c2 6-1.500 7.500-1.500 11 0 2.400 1.500 3.500 1.500 3.500s4-2.300 3.200-7.300C24 13 26 17 26 20.500 26 26 21.500 29 16 29S6 26 6 20.500C6 13.500 14 11.500 16 3z"
        />
        <path
          fill="var(--gold)"
          d="M16 29c-3 0-5-2-5-4.600 0-3.400 3.600-4.600 4.600-8.400 1 2.600 5.400 4.600 5.400 8.400C21 27 19 29 16 29z"
        />
      </g>
    </svg>
  )
}
