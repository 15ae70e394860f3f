/** How many things wait behind a tab. */
export function TabBadge({ count }: { count: number }) {
  return (
    <span className="bg-gold text-on-gold ms-2 inline-block min-w-6 rounded-full px-1.5 text-center text-sm font-bold">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  )
}
