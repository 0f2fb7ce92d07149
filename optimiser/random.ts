/** A random generator that gives the same numbers for the same seed. */
export type Random = {
  /** from 0 up to 1, without 1 */
  readonly fraction: () => number
  /** a whole number from 0 up to `max`, without `max` */
  readonly integer: (max: number) => number
}

/** Marsaglia's xorshift on 128 bits; a hash of the seed fills its state. */
export const createRandom = (seed: number): Random => {
  let hash = (Math.floor(seed) ^ 0x9e3779b9) | 0
  const nextHash = (): number => {
    hash = (hash + 0x6d2b79f5) | 0
    let mixed = Math.imul(hash ^ (hash >>> 15), hash | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return mixed ^ (mixed >>> 14)
  }
  let [x, y, z, w] = [nextHash(), nextHash(), nextHash(), nextHash() | 1]
  const nextBits = (): number => {
    const t = x ^ (x << 11)
    x = y
    y = z
    z = w
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8)
    return w >>> 0
  }
  const fraction = (): number => nextBits() / 4_294_967_296
  return { fraction, integer: (max) => Math.floor(fraction() * max) }
}

/** Shuffles the first elements of a list (Fisher and Yates). */
export const shuffle = (list: Int32Array, count: number, random: Random): void => {
  for (let last = count - 1; last > 0; last -= 1) {
    const other = random.integer(last + 1)
    const swapped = list[last] ?? 0
    list[last] = list[other] ?? 0
    list[other] = swapped
  }
}
