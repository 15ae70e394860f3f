/** One figure and what it counts. */
export function StatCard({ value, label }: { value: string; label: string }) {
  return (
    <div className="border-line bg-surface rounded-card flex flex-col-reverse justify-end border p-4">
      <span className="text-muted text-base leading-snug">{label}</span>
      <span className="font-display text-2xl font-semibold sm:text-3xl">{value}</span>
    </div>
  )
}
