import type { Coal } from './coalOf.ts'

const seams = {
  cold: 'M-44 4l22-8M20-32l8 20M4 48l4-16M-30 34l10-8',
  hot: 'M-46 0l18-12 26-10 8-18M18-28l10 24 22 10M4 50l4-20 20-8 8-26M-46 22l18 2 14 14-2 10',
}

/** The coal around the middle of its field, with its flame where it has one; the field's class `coal-…` colours it. */
export function CoalPicture({ coal }: { coal: Coal }) {
  return (
    <>
      {coal === 'flame' && (
        <>
          <path
            className="flame-outer"
            d="M8-140c16 34-14 48-10 74 2 10 8 14 14 16 8-12 16-26 12-44 24 24 36 52 34 80-4 36-28 60-58 60s-58-20-60-58c-2-46 62-64 68-128z"
          />
          <path className="flame-inner" d="M0-92c6 26 40 44 40 78 0 28-18 46-40 46s-42-18-42-46c0-36 36-52 42-78z" />
        </>
      )}
      <path className="coal" d="M-48 22l2-26 14-24 24-12 30 4 20 20 6 28-14 28-32 10-34-6z" />
      <path
        className="coal-face"
        d="M-46-4l14-24 24-12 6 18-26 12zM22-36l20 20 6 28-20-8-10-22zM-40 24l12 0 14 16-2 8z"
      />
      <path className="coal-seams" d={coal === 'ash' ? seams.cold : seams.hot} />
    </>
  )
}
