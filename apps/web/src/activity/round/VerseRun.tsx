import { useId } from 'react'

type Props = { count: number; marked: readonly number[]; onMark: (verses: readonly number[]) => void }

/** The first and the last of a run of verses: choosing either marks the run. */
export function VerseRun({ count, marked, onMark }: Props) {
  const id = useId()
  const [first = 1, last = count] = [marked[0], marked.at(-1)]
  const mark = (from: number, to: number) => {
    const [low, high] = [Math.min(from, to), Math.max(from, to)]
    onMark(Array.from({ length: high - low + 1 }, (_, at) => low + at))
  }
  const end = (name: 'from' | 'to', value: number, choose: (verse: number) => void) => (
    <span className="flex items-center gap-2">
      <label htmlFor={`${id} ${name}`} className="text-muted text-base">
        {name === 'from' ? 'From verse' : 'to'}
      </label>
      <select
        id={`${id} ${name}`}
        className="border-edge bg-raised min-h-12 rounded-xl border-[1.5px] px-3 tabular-nums"
        value={value}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {Array.from({ length: count }, (_, at) => (
          <option key={at} value={at + 1}>
            {at + 1}
          </option>
        ))}
      </select>
    </span>
  )
  return (
    <div className="flex flex-wrap items-center gap-3">
      {end('from', first, (verse) => mark(verse, Math.max(verse, last)))}
      {end('to', last, (verse) => mark(Math.min(first, verse), verse))}
    </div>
  )
}
