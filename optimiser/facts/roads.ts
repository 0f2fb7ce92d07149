/** Longer than any day, and short enough that a few of them can be added in 32 bits. */
export const NEVER = 1 << 28

/** Where no road leads (-1, or beyond belief), it takes forever. The matrix is only copied where it has such holes. */
export const withoutHoles = (matrix: Int32Array): Int32Array => {
  for (const figure of matrix)
    if (figure < 0 || figure > NEVER) return matrix.map((one) => (one < 0 || one > NEVER ? NEVER : one))
  return matrix
}

/** A pair of places has a road when it has both figures. */
export const closedTogether = (seconds: Int32Array, metres: Int32Array): Int32Array => {
  for (let pair = 0; pair < metres.length; pair += 1)
    if ((metres[pair] ?? 0) < 0 && (seconds[pair] ?? 0) >= 0)
      return seconds.map((one, at) => ((metres[at] ?? 0) < 0 ? -1 : one))
  return seconds
}

/** The matrix by the place one comes to; itself where every way back is as long. */
export const turned = (matrix: Int32Array, places: number): Int32Array => {
  if (isSymmetric(matrix, places)) return matrix
  const other = new Int32Array(matrix.length)
  for (let from = 0; from < places; from += 1)
    for (let to = 0; to < places; to += 1) other[to * places + from] = matrix[from * places + to] ?? 0
  return other
}

const isSymmetric = (matrix: Int32Array, places: number): boolean => {
  for (let from = 0; from < places; from += 1)
    for (let to = 0; to < from; to += 1) if (matrix[from * places + to] !== matrix[to * places + from]) return false
  return true
}
