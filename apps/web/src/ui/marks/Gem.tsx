import type { GemLetter } from '@seraph/schema/vocabulary'

type Shape = { colour: string; outline: string; shine: string }

/** Each gem's colour, cut and shine on a field of 34 × 34; the letter is drawn on top. */
const shapes: Record<GemLetter, Shape> = {
  A: { colour: 'amethyst', outline: 'M17 2l13 7.500v15L17 32 4 24.500v-15z', shine: 'M17 2l13 7.500L17 17 4 9.500z' },
  E: { colour: 'emerald', outline: 'M10 2h14l6 6v18l-6 6H10l-6-6V8z', shine: 'M10 2h14l6 6H4z' },
  J: {
    colour: 'jasper',
    outline: 'M17 2a12 15 0 0 1 0 30 12 15 0 0 1 0-30z',
    shine: 'M5 17a12 15 0 0 1 24 0 24 24 0 0 0-24 0z',
  },
  O: {
    colour: 'onyx',
    outline: 'M8 4h18a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z',
    shine: 'M4 8a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v5H4z',
  },
  R: { colour: 'ruby', outline: 'M17 31L3 14l6-10h16l6 10z', shine: 'M9 4h16l6 10H3z' },
  S: {
    colour: 'sapphire',
    outline: 'M17 2.500a14.500 14.500 0 0 1 0 29 14.500 14.500 0 0 1 0-29z',
    shine: 'M3 17a14 14 0 0 1 28 0z',
  },
  T: { colour: 'topaz', outline: 'M17 1l14 16-14 16L3 17z', shine: 'M17 1l14 16H3z' },
}

/** A gem by colour, shape and letter. Its name belongs beside it, so the picture itself is silent. */
export function Gem({ letter, className }: { letter: GemLetter; className?: string }) {
  const { colour, outline, shine } = shapes[letter]
  return (
    <svg viewBox="0 0 34 34" aria-hidden className={className}>
      <path d={outline} fill={`var(--${colour})`} stroke="#fff" strokeOpacity=".35" />
      <path d={shine} fill="#fff" opacity=".18" />
      <text
        x="17"
        y={letter === 'R' ? 21 : 22}
        textAnchor="middle"
        fontSize="14"
        fontWeight="700"
        fill="#fff"
        fontFamily="var(--font-text)"
      >
        {letter}
      </text>
    </svg>
  )
}
