/** An unordered list of stops that grows and shrinks in place. */
export type StopBag = { readonly stops: Int32Array; count: number }

const create = (capacity: number): StopBag => ({ stops: new Int32Array(capacity), count: 0 })

const add = (bag: StopBag, stop: number): void => {
  bag.stops[bag.count] = stop
  bag.count += 1
}

const copy = (from: StopBag, to: StopBag): void => {
  for (let index = 0; index < from.count; index += 1) to.stops[index] = from.stops[index] ?? 0
  to.count = from.count
}

/** Removes the stop at an index; the last stop moves there. */
const removeAt = (bag: StopBag, index: number): number => {
  const stop = bag.stops[index] ?? 0
  bag.count -= 1
  bag.stops[index] = bag.stops[bag.count] ?? 0
  return stop
}

export const stopBag = { create, add, copy, removeAt }
