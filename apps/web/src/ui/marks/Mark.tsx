/** Seraph's mark: an ember. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <path
        fill="var(--ember)"
        d="M16 3c2 6-1.500 7.500-1.500 11 0 2.400 1.500 3.500 1.500 3.500s4-2.300 3.200-7.300C24 13 26 17 26 20.500 26 26 21.500 29 16 29S6 26 6 20.500C6 13.500 14 11.500 16 3z"
      />
      <path
        fill="var(--gold)"
        d="M16 29c-3 0-5-2-5-4.600 0-3.400 3.600-4.600 4.600-8.400 1 2.600 5.400 4.600 5.400 8.400C21 27 19 29 16 29z"
      />
    </svg>
  )
}
