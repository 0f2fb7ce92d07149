/** So few places need no further order. */
const FEW = 4

/**
 * An order of places in which neighbours mostly stand close together: all places are split into a near
 * half and a far half, and each half again.
 */
export const byHalves = (metres: Int32Array, places: number, isStopped: () => boolean): Int32Array => {
  const order = Int32Array.from({ length: places }, (_, place) => place)
  const wayOf = (from: number, to: number): number => metres[from * places + to] ?? 0
  const halve = (from: number, until: number): void => {
    const part = order.subarray(from, until)
    if (part.length <= FEW || isStopped()) return
    const before = order[from - 1] ?? part[0] ?? 0
    const far = farthest(part, (place) => wayOf(before, place))
    const other = farthest(part, (place) => wayOf(far, place))
    const [first, last] = wayOf(before, far) < wayOf(before, other) ? [far, other] : [other, far]
    part.set(sorted(part, (place) => wayOf(first, place) - wayOf(last, place)))
    const middle = (from + until) >> 1
    halve(from, middle)
    halve(middle, until)
  }
  halve(0, places)
  return order
}

const farthest = (among: Int32Array, wayTo: (place: number) => number): number => {
  let [most, found] = [-Infinity, among[0] ?? 0]
  for (const place of among) {
    const way = wayTo(place)
    if (way > most) [most, found] = [way, place]
  }
  return found
}

/** Sorted by a key; equal places keep their order. */
const sorted = (part: Int32Array, keyOf: (place: number) => number): Int32Array => {
  const keys = Float64Array.from(part, (place, at) => keyOf(place) * part.length + at).toSorted()
  return Int32Array.from(keys, (key) => part[((key % part.length) + part.length) % part.length] ?? 0)
}
