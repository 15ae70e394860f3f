import type { ComponentProps } from 'react'

import { classes } from './classes.ts'

/** A raised sheet of parchment. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={classes('rounded-card border-line bg-surface shadow-card border p-5 sm:p-7', className)}
    />
  )
}
