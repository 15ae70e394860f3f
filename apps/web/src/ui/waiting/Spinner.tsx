/** Something is under way. Stands still where motion is unwelcome. */
export function Spinner() {
  return (
    <span
      aria-hidden
      className="inline-block size-5 animate-spin rounded-full border-[3px] border-current border-r-transparent motion-reduce:border-dotted motion-reduce:border-r-current"
    />
  )
}
