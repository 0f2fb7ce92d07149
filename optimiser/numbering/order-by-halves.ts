/** So few places need no further order. */
const MAX_UNSORTED = 4

/**
 * An order of places in which neighbours mostly stand close together: all places are split into a near
 * half and a far half, and each half again.
 */
export const orderByHalves = (metres: Int32Array, size: number, isStopped: () => boolean): Int32Array => {
  const order = Int32Array.from({ length: size }, (_, row) => row)
  const metresBetween = (from: number, to: number): number => metres[from * size + to] ?? 0
  const halve = (from: number, until: number): void => {
    const range = order.subarray(from, until)
    if (range.length <= MAX_UNSORTED || isStopped()) return
    const before = order[from - 1] ?? range[0] ?? 0
    const farRow = farthest(range, (row) => metresBetween(before, row))
    const otherRow = farthest(range, (row) => metresBetween(farRow, row))
    const [first, last] =
      metresBetween(before, farRow) < metresBetween(before, otherRow) ? [farRow, otherRow] : [otherRow, farRow]
    range.set(sortedBy(range, (row) => metresBetween(first, row) - metresBetween(last, row)))
    const middle = (from + until) >> 1
    halve(from, middle)
    halve(middle, until)
  }
  halve(0, size)
  return order
}

const farthest = (rows: Int32Array, metresOf: (row: number) => number): number => {
  let [maxMetres, farthestRow] = [-Infinity, rows[0] ?? 0]
  for (const row of rows) {
    const metresTo = metresOf(row)
    if (metresTo > maxMetres) [maxMetres, farthestRow] = [metresTo, row]
  }
  return farthestRow
}

/** Sorted by a key; equal places keep their order. */
const sortedBy = (range: Int32Array, keyOf: (row: number) => number): Int32Array => {
  const keys = Float64Array.from(range, (row, index) => keyOf(row) * range.length + index).toSorted()
  return Int32Array.from(keys, (key) => range[((key % range.length) + range.length) % range.length] ?? 0)
}
