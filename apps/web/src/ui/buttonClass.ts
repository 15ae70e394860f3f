import { classes } from './classes.ts'

export type ButtonLook = 'primary' | 'quiet' | 'plain'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-indigo text-on-indigo hover:bg-indigo-deep border-transparent',
  quiet: 'bg-transparent text-indigo border-edge hover:bg-sunken',
  plain: 'bg-transparent text-indigo border-transparent hover:bg-sunken px-3!',
}

/** How a button, or a link that acts as one, looks. */
export function buttonClass(look: ButtonLook = 'primary', extra?: string): string {
  return classes(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border-[1.5px] px-5 py-2 text-center leading-tight font-[640] transition-colors',
    'aria-disabled:opacity-55 disabled:opacity-55',
    looks[look],
    extra,
  )
}
