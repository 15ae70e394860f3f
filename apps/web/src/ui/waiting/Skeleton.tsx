import { classes } from '../classes.ts'

/** Holds the place of what is being loaded. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={classes('bg-sunken block animate-pulse rounded-lg', className)} />
}
