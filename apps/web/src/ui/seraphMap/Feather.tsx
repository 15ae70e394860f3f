import type { MemoryState } from '@seraph/schema/review'

import { minus, pathText, type Point } from './wings.ts'

type At = (along: number, across: number) => Point

/** A feather's edge, from the root round the tip and back: four cubic curves. */
const edge: readonly Point[] = [
  [0.2, -0.08],
  [0.46, -0.52],
  [0.76, -0.44],
  [0.88, -0.39],
  [0.97, -0.2],
  [1, 0.02],
  [0.98, 0.18],
  [0.93, 0.37],
  [0.8, 0.46],
  [0.6, 0.6],
  [0.2, 0.42],
  [0, 0],
]

function outline(at: At): string {
  let from = at(0, 0)
  let path = `M${pathText(from)}c`
  for (const [index, [along, across]] of edge.entries()) {
    const to = at(along, across)
    path += `${index > 0 ? ' ' : ''}${pathText(minus(to, from))}`
    if (index % 3 === 2) from = to
  }
  return `${path.replaceAll(' -', '-')}z`
}

const quillOf = (at: At): string => `M${pathText(at(0.12, 0))}Q${pathText([...at(0.5, 0), ...at(0.88, 0)])}`

function barbsOf(at: At): string {
  let path = ''
  for (let along = 0.3; along < 0.88; along += 0.1) {
    const reach = Math.min(0.33, (0.94 - along) * 1.6)
    const [a, b, c] = [at(along + 0.08, -reach), at(along, 0), at(along + 0.08, reach + 0.05)]
    path += `M${pathText(a)}l${pathText([...minus(b, a), ...minus(c, b)])}`
  }
  return path
}

/** A feather in one of four ways of drawing, so that no state is told by its colour alone. */
export function Feather({ at, state }: { at: At; state: MemoryState }) {
  const quill = quillOf(at)
  return (
    <>
      <path className={`feather-${state}`} d={`${outline(at)}${state === 'kept' ? '' : quill}`} />
      {state === 'kept' && <path className="feather-quill" d={quill} />}
      {state === 'seen' && <path className="feather-barbs" d={barbsOf(at)} />}
    </>
  )
}

/** The place of a feather where there is no chapter. */
export function BareQuill({ at }: { at: At }) {
  return <path className="feather-bare" d={quillOf(at)} />
}
