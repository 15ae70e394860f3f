/** How much is done, in percent from 0 to 100. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={percent}
      className="[&::-moz-progress-bar]:bg-gold [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-gold bg-line block h-2 w-full appearance-none overflow-hidden rounded-full [&::-webkit-progress-value]:rounded-full"
    />
  )
}
