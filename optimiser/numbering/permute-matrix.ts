/** A matrix with its rows and columns in this order. */
export const rearranged = (matrix: Int32Array, order: Int32Array, isStopped: () => boolean): Int32Array => {
  const places = order.length
  const copy = new Int32Array(matrix.length)
  for (let from = 0; from < places && !isStopped(); from += 1) {
    const row = (order[from] ?? 0) * places
    for (let to = 0; to < places; to += 1) copy[from * places + to] = matrix[row + (order[to] ?? 0)] ?? 0
  }
  return copy
}
