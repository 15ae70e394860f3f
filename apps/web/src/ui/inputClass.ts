/** How every box to type or choose in looks; 16 px or more, so that phones don't zoom in. */
export const inputClass =
  'border-edge bg-raised text-ink min-h-12 w-full rounded-xl border-[1.5px] px-3.5 py-2 text-lg aria-invalid:border-bad placeholder:text-muted placeholder:opacity-80'
