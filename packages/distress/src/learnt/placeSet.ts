const smallest = 1 << 10
const small = new Int32Array(smallest)

let cells = small
let found: number[] = []

/** Begins a new set of places, which is handed out by `takePlaces` in the order in which they came. */
export function beginPlaces(): void {
  cells = small.fill(0)
  found = []
}

/**
 * Adds a place, once however often it comes. The set is small, so that it stays in the processor's near memory: a table with a cell for
 * each of a million places would be fetched from afar for nearly every feature.
 */
export function addPlace(place: number): void {
  if (!put(place + 1)) return
  found.push(place)
  if (found.length * 2 > cells.length) {
    cells = new Int32Array(cells.length * 4)
    for (const one of found) put(one + 1)
  }
}

/** The places of the set. */
export function takePlaces(): number[] {
  return found
}

/** Puts a value above 0 into the first free cell from its own on; false where it is there already. */
function put(value: number): boolean {
  const last = cells.length - 1
  // Places differ in all their bits: those at the end tell them apart.
  let at = value & last
  while (cells[at] !== 0) {
    if (cells[at] === value) return false
    at = (at + 1) & last
  }
  cells[at] = value
  return true
}
