const severals = new Set('many lots lot plenty numerous loads much'.split(' '))
const oneself = new Set('himself herself itself yourself thyself hisself'.split(' '))
const ourselves = new Set('themselves yourselves ourselves yourselfs themselfs theirselves'.split(' '))
const kindOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [severals, oneself, ourselves].flatMap((kind) => [...kind].map((word) => [word, kind] as const)),
)

/** Whether two little words say as much: how many there are ("lots"), or that it is done to who does it ("thyself" for himself). */
export function areAlike(one: string, other: string): boolean {
  return kindOf.get(one)?.has(other) === true
}
