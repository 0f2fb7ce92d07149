/** A matrix with its rows and columns in this order. */
export const permuteMatrix = (matrix: Int32Array, order: Int32Array, isStopped: () => boolean): Int32Array => {
  const size = order.length
  const copy = new Int32Array(matrix.length)
  for (let from = 0; from < size && !isStopped(); from += 1) {
    const row = (order[from] ?? 0) * size
    for (let to = 0; to < size; to += 1) copy[from * size + to] = matrix[row + (order[to] ?? 0)] ?? 0
  }
  return copy
}
