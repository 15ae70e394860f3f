/** A wing: a long petal from the middle outwards, turned about it. */
function Wing({ turn, length, colour, opacity }: { turn: number; length: number; colour: string; opacity: number }) {
  const tip = 120 - length
  return (
    <path
      d={`M120 120C${120 - length * 0.34} ${120 - length * 0.3} ${120 - length * 0.2} ${tip + length * 0.2} 120 ${tip}C${120 + length * 0.2} ${tip + length * 0.2} ${120 + length * 0.34} ${120 - length * 0.3} 120 120z`}
      transform={`rotate(${turn} 120 120)`}
      fill={colour}
      opacity={opacity}
    />
  )
}

const wings = [-118, -72, -30, 30, 72, 118]

/** Six wings around an ember: a picture for the first page, drawn by ourselves. */
export function Seraph({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 240" aria-hidden className={className}>
      <circle cx="120" cy="120" r="112" fill="none" stroke="var(--line)" strokeWidth="1.5" strokeDasharray="2 9" />
      <circle cx="120" cy="120" r="84" fill="none" stroke="var(--line)" strokeWidth="1.5" />
      {wings.map((turn) => (
        <Wing key={turn} turn={turn} length={104} colour="var(--indigo)" opacity={0.16} />
      ))}
      {wings.map((turn) => (
        <Wing key={turn} turn={turn * 0.94} length={76} colour="var(--gold)" opacity={0.5} />
      ))}
      <g transform="translate(120 124) scale(3) translate(-16 -16)">
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
