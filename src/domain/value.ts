import { isJsonObject, type JsonObject } from './parse'

/** Undefined fields count as absent; identical objects are not compared further. */
export const deepEqual = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => deepEqual(item, other[index]))
  return isJsonObject(one) && isJsonObject(other) && recordsEqual(one, other)
}

const recordsEqual = (one: JsonObject, other: JsonObject): boolean => {
  let uncompared = countDefined(other)
  for (const name of Object.keys(one)) {
    if (one[name] === undefined) continue
    if (!Object.hasOwn(other, name) || !deepEqual(one[name], other[name])) return false
    uncompared -= 1
  }
  return uncompared === 0
}

const countDefined = (record: JsonObject): number => {
  let count = 0
  for (const name of Object.keys(record)) if (record[name] !== undefined) count += 1
  return count
}

/** Each item with the one behind it: none for a single item. */
export const consecutivePairs = <A>(items: ReadonlyArray<A>): ReadonlyArray<readonly [A, A]> =>
  items.slice(1).map((next, index): readonly [A, A] => [items[index] ?? next, next])

/** The list in parts of one size, of which the last may be shorter. */
export const splitEvery = <A>(list: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size))

/** Caches one result per key in a WeakMap. */
export const memoizeWeak = <Key extends object, A extends object | undefined>(
  compute: (key: Key) => A,
): ((key: Key) => A) => {
  const cache = new WeakMap<Key, A>()
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const value = compute(key)
    cache.set(key, value)
    return value
  }
}

/** Caches one result per pair of keys, as long as both keys are in memory. */
export const memoizeWeakPair = <One extends object, Other extends object, A extends object>(
  compute: (one: One, other: Other) => A,
): ((one: One, other: Other) => A) => {
  const ofOne = memoizeWeak((one: One) => memoizeWeak((other: Other) => compute(one, other)))
  return (one, other) => ofOne(one)(other)
}

/** Long work in short steps, between which its caller may do something else. */
export type Steps<A> = Generator<undefined, A, undefined>

export const runAtOnce = <A>(steps: Steps<A>): A => {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
