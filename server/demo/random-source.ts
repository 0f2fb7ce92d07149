/** Random choices that are the same for the same seed. */
export type Dice = {
  /** a whole number from 0, below `end` */
  readonly below: (end: number) => number
  readonly oneOf: <A>(things: readonly [A, ...ReadonlyArray<A>]) => A
  /** true with this probability */
  readonly falls: (percent: number) => boolean
  readonly shuffled: <A>(things: ReadonlyArray<A>) => ReadonlyArray<A>
  /** a new unique id */
  readonly id: () => string
}

export const diceOf = (seed: number): Dice => {
  const next = chance(seed)
  const below = (end: number): number => Math.floor(next() * end)
  const digits = (count: number): string => Array.from({ length: count }, () => below(16).toString(16)).join('')
  return {
    below,
    oneOf: (things) => things[below(things.length)] ?? things[0],
    falls: (percent) => below(100) < percent,
    shuffled: (things) =>
      things
        .map((thing) => ({ thing, at: next() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ thing }) => thing),
    id: () => `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`,
  }
}

/** Random numbers from 0 to 1 by mulberry32, whose 32 bits of state are enough for a demo. */
const chance = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
