/** A list of numbers that grows and shrinks in place. */
export type Some = { readonly stops: Int32Array; count: number }

const ofMost = (most: number): Some => ({ stops: new Int32Array(most), count: 0 })

const add = (to: Some, stop: number): void => {
  to.stops[to.count] = stop
  to.count += 1
}

const copy = (from: Some, to: Some): void => {
  for (let at = 0; at < from.count; at += 1) to.stops[at] = from.stops[at] ?? 0
  to.count = from.count
}

/** Removes the number at a place; the last number takes its place. */
const takeAt = (from: Some, at: number): number => {
  const stop = from.stops[at] ?? 0
  from.count -= 1
  from.stops[at] = from.stops[from.count] ?? 0
  return stop
}

export const some = { ofMost, add, copy, takeAt }
