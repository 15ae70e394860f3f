import type { RoomMark } from '@seraph/schema/rooms/roomAnswer'
import type { Season } from '@seraph/schema/season'

/** A participant's marks by chapter, to be opened. */
export function ChapterMarks({
  marks,
  season,
  nickname,
}: {
  marks: readonly RoomMark[]
  season: Season
  nickname: string
}) {
  const chapters = [...new Set(marks.map(({ chapter }) => chapter))].toSorted((a, b) => a - b)
  return (
    <details className="mt-1">
      <summary className="text-indigo flex min-h-11 items-center font-[640]">
        Marks by chapter<span className="sr-only"> of {nickname}</span>
      </summary>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 pb-1">
        {chapters.map((chapter) => {
          const own = marks.filter((mark) => mark.chapter === chapter)
          const sum = (of: 'score' | 'maxScore') => own.reduce((all, mark) => all + mark[of], 0)
          return (
            <li key={chapter}>
              {season.chapters[chapter - 1]?.label ?? chapter}:{' '}
              <b className="tabular-nums">
                {sum('score')} / {sum('maxScore')}
              </b>
              {own.some(({ isFinal }) => !isFinal) && <span className="text-muted"> (being looked at)</span>}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
