import { inputClass } from '../ui/inputClass.ts'

/** How a box for one's own player code looks and behaves: capitals, one word, nothing corrected, remembered by the browser. */
export const playerCodeBox = {
  className: `${inputClass} font-semibold tracking-widest uppercase`,
  placeholder: 'MOA1',
  autoComplete: 'username',
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
} as const
