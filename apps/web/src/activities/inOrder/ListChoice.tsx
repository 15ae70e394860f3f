import type { OrderedList } from '@seraph/schema/http/drills'
import ListOrdered from 'virtual:icons/list-ordered'

import { Card } from '../../ui/Card.tsx'

type Props = { lists: readonly OrderedList[]; onStart: (list: OrderedList) => void }

/** Which list: choosing one begins. */
export function ListChoice({ lists, onStart }: Props) {
  return (
    <Card className="mt-5">
      <h2 className="text-xl">Choose a list</h2>
      <p className="text-muted mt-1 text-base">
        It gives no rank points. What you recall counts as learned; what you miss comes up again.
      </p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {lists.map((list) => (
          <li key={list.id}>
            <button
              type="button"
              className="border-edge bg-raised hover:border-indigo flex h-full min-h-13 w-full items-start gap-3 rounded-xl border-[1.5px] px-4 py-3 text-left"
              onClick={() => onStart(list)}
            >
              <ListOrdered aria-hidden className="text-gold-ink mt-0.5 size-6 flex-none" />
              <span>
                <b className="block">{list.title}</b>
                <span className="text-muted text-base">
                  {list.verse} · {list.items.length} things
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
