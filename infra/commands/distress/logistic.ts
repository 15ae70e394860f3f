/** A text to learn from: the places of its features, whether it is a case, and how much it counts. */
export type Example = { readonly features: readonly number[]; readonly isCase: boolean; readonly weight: number }

/** How it is learnt. `drop`: which share of a text's features is left out each time, so that no single one carries a finding. */
const epochs = 30
const rate = 0.3
const decay = 3e-5
const drop = 0.2

/**
 * Learns what each place adds to the log-odds of a case, and what they begin with
 * (`bias`): logistic regression by AdaGrad with weight decay, the mean of the
 * later half of all rounds. A text's features are divided by the square root of their number and one. The same examples in the same
 * order give the same numbers.
 */
export function learnLogistic(
  examples: readonly Example[],
  { size, rounds = epochs }: { size: number; rounds?: number },
): { bias: number; weights: Float64Array } {
  const learnt = new Float64Array(size + 1)
  const steps = new Float64Array(size + 1).fill(1e-8)
  const sums = new Float64Array(size + 1)
  const random = makeRandom(7)
  const order = examples.map((_, at) => at)
  const kept: number[] = []
  const change = (place: number, gradient: number): void => {
    steps[place] = (steps[place] ?? 0) + gradient * gradient
    learnt[place] = (learnt[place] ?? 0) - (rate * gradient) / Math.sqrt(steps[place] ?? 1)
  }
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]
      if (example === undefined) continue
      kept.length = 0
      for (const place of example.features) if (random() >= drop) kept.push(place)
      const share = 1 / Math.sqrt(kept.length + 1)
      let logOdds = learnt[size] ?? 0
      for (const place of kept) logOdds += (learnt[place] ?? 0) * share
      const error = (1 / (1 + Math.exp(-logOdds)) - (example.isCase ? 1 : 0)) * example.weight
      for (const place of kept) change(place, error * share + decay * (learnt[place] ?? 0))
      change(size, error)
    }
    if (round * 2 >= rounds)
      for (let place = 0; place <= size; place += 1) sums[place] = (sums[place] ?? 0) + (learnt[place] ?? 0)
  }
  const counted = rounds - Math.ceil(rounds / 2)
  const weights = sums.map((sum) => sum / counted)
  // What is used has all features, where four in five of them were learnt from: their sum is a little larger, which the thresholds know.
  return { bias: weights[size] ?? 0, weights: weights.subarray(0, size) }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const one = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = one
  }
}

/** Numbers from 0 up to 1, the same for the same seed. */
function makeRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
