import { seatFilters, seatOrders, type SeatFilter, type SeatOrder } from '@seraph/domain/rooms/watchSeats'

import { filterWords, orderWords } from './seatWords.ts'

type Props = {
  order: SeatOrder
  filter: SeatFilter
  setOrder: (order: SeatOrder) => void
  setFilter: (filter: SeatFilter) => void
}

const boxClass =
  'border-edge bg-raised text-ink min-h-11 min-w-0 flex-1 rounded-xl border-[1.5px] px-3 text-base sm:flex-none'

/** Who is shown, and in which order. */
export function SeatFilters({ order, filter, setOrder, setFilter }: Props) {
  return (
    <div className="mt-2 flex gap-2">
      <select
        aria-label="Show"
        className={boxClass}
        value={filter}
        onChange={(event) => setFilter(event.target.value as SeatFilter)}
      >
        {seatFilters.map((one) => (
          <option key={one} value={one}>
            {filterWords[one]}
          </option>
        ))}
      </select>
      <select
        aria-label="Order"
        className={boxClass}
        value={order}
        onChange={(event) => setOrder(event.target.value as SeatOrder)}
      >
        {seatOrders.map((one) => (
          <option key={one} value={one}>
            {orderWords[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
