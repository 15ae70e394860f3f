/** What a tier looks like: how many of five steps are lit, so that it isn't told by colour alone. */
const steps: Record<string, number> = { Starter: 1, Silver: 2, Gold: 3, Diamond: 4, Platinum: 5 }

/** A rank tier by its name and as steps. */
export function RankBadge({ tier }: { tier: string }) {
  const lit = steps[tier] ?? 1
  return (
    <span className="border-line inline-flex flex-none flex-col items-center rounded-xl border px-3 py-1.5">
      <svg viewBox="0 0 40 14" aria-hidden className="h-3.5 w-10">
        {[0, 1, 2, 3, 4].map((step) => (
          <rect
            key={step}
            x={step * 8.2}
            y={10 - step * 2}
            width="6"
            height={4 + step * 2}
            rx="1.5"
            fill={step < lit ? 'var(--gold)' : 'var(--line)'}
          />
        ))}
      </svg>
      <span className="text-base leading-tight font-bold">{tier}</span>
    </span>
  )
}
