/** Random choices, reproducible by their seed. */
export type RandomSource = {
  /** an integer from 0, below `end` */
  readonly integerBelow: (end: number) => number
  readonly pick: <A>(items: readonly [A, ...ReadonlyArray<A>]) => A
  readonly hasChance: (percent: number) => boolean
  readonly shuffle: <A>(items: ReadonlyArray<A>) => ReadonlyArray<A>
  readonly id: () => string
}

export const randomSource = (seed: number): RandomSource => {
  const nextRandom = mulberry32(seed)
  const integerBelow = (end: number): number => Math.floor(nextRandom() * end)
  const hexDigits = (count: number): string =>
    Array.from({ length: count }, () => integerBelow(16).toString(16)).join('')
  return {
    integerBelow,
    pick: (items) => items[integerBelow(items.length)] ?? items[0],
    hasChance: (percent) => integerBelow(100) < percent,
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: nextRandom() }))
        .toSorted((first, second) => first.order - second.order)
        .map(({ item }) => item),
    id: () => `${hexDigits(8)}-${hexDigits(4)}-4${hexDigits(3)}-8${hexDigits(3)}-${hexDigits(12)}`,
  }
}

/** Random numbers from 0 to 1 by mulberry32, whose 32 bits of state are enough for a demo. */
const mulberry32 = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
