/** A random generator that gives the same numbers for the same seed. */
export type Chance = {
  /** from 0 up to 1, without 1 */
  readonly part: () => number
  /** a whole number from 0 up to the most, without the most */
  readonly below: (most: number) => number
}

/** Marsaglia's xorshift on 128 bits; a hash of the seed fills its state. */
export const chanceOf = (seed: number): Chance => {
  let hash = (Math.floor(seed) ^ 0x9e3779b9) | 0
  const mixed = (): number => {
    hash = (hash + 0x6d2b79f5) | 0
    let mix = Math.imul(hash ^ (hash >>> 15), hash | 1)
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61)
    return mix ^ (mix >>> 14)
  }
  let [x, y, z, w] = [mixed(), mixed(), mixed(), mixed() | 1]
  const bits = (): number => {
    const t = x ^ (x << 11)
    x = y
    y = z
    z = w
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8)
    return w >>> 0
  }
  const part = (): number => bits() / 4_294_967_296
  return { part, below: (most) => Math.floor(part() * most) }
}

/** Shuffles the first elements of a list (Fisher and Yates). */
export const shuffle = (list: Int32Array, count: number, chance: Chance): void => {
  for (let last = count - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1)
    const kept = list[last] ?? 0
    list[last] = list[other] ?? 0
    list[other] = kept
  }
}
