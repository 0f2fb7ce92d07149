import type { SolverInput } from '../solver-input'
import type { Instance } from './instance'

/** Seconds or metres where no road leads: longer than any day, and few enough to be added a few times in 32 bits. */
export const UNREACHABLE = 1 << 28

/** Whether the search was stopped. What is built after that is not used, so it may stay unfinished. */
type IsStopped = () => boolean

/** How many numbers are read between two calls of `isStopped`. */
const NUMBERS_PER_CHECK = 1 << 19

/** All distances and times without gaps, by origin and by destination. */
export type TravelMatrices = Pick<Instance, 'seconds' | 'metres' | 'secondsByDestination' | 'metresByDestination'>

/** Copies a matrix only where it has gaps or is not symmetric. */
export const matricesOf = ({ matrixSize, ...input }: SolverInput, isStopped: IsStopped): TravelMatrices => {
  const isSameMatrix = input.metres === input.seconds
  const isMetresComplete = !hasGaps(input.metres, isStopped)
  const metres = isMetresComplete ? input.metres : fillGaps(input.metres, input.metres, isStopped)
  const isSecondsComplete = isMetresComplete && (isSameMatrix || !hasGaps(input.seconds, isStopped))
  const seconds = isSameMatrix
    ? metres
    : isSecondsComplete
      ? input.seconds
      : fillGaps(input.seconds, input.metres, isStopped)
  const metresByDestination = transpose(metres, matrixSize, isStopped)
  return {
    seconds,
    metres,
    metresByDestination,
    secondsByDestination: isSameMatrix ? metresByDestination : transpose(seconds, matrixSize, isStopped),
  }
}

const hasGaps = (matrix: Int32Array, isStopped: IsStopped): boolean => {
  for (let from = 0; from < matrix.length && !isStopped(); from += NUMBERS_PER_CHECK)
    if (hasGapIn(matrix, from, Math.min(matrix.length, from + NUMBERS_PER_CHECK))) return true
  return false
}

/** Whether any number is negative or beyond UNREACHABLE. The sign bits show both at once. */
const hasGapIn = (matrix: Int32Array, from: number, until: number): boolean => {
  let signs = 0
  for (let cell = from; cell < until; cell += 1) {
    const value = matrix[cell] ?? 0
    signs |= value | (UNREACHABLE - value)
  }
  return signs < 0
}

/** Fills the gaps (-1, or beyond UNREACHABLE) with UNREACHABLE. Where the metres have a gap, so does the matrix. */
const fillGaps = (matrix: Int32Array, metres: Int32Array, isStopped: IsStopped): Int32Array => {
  const copy = new Int32Array(matrix.length)
  for (let from = 0; from < matrix.length && !isStopped(); from += NUMBERS_PER_CHECK)
    for (let cell = from; cell < Math.min(matrix.length, from + NUMBERS_PER_CHECK); cell += 1) {
      const value = matrix[cell] ?? 0
      copy[cell] = value < 0 || value > UNREACHABLE || (metres[cell] ?? 0) < 0 ? UNREACHABLE : value
    }
  return copy
}

/** A matrix is transposed by squares of this side, since reading whole columns misses the cache. */
const BLOCK = 64

const transpose = (matrix: Int32Array, matrixSize: number, isStopped: IsStopped): Int32Array => {
  if (isSymmetric(matrix, matrixSize, isStopped)) return matrix
  const transposed = new Int32Array(matrix.length)
  for (let top = 0; top < matrixSize && !isStopped(); top += BLOCK)
    for (let left = 0; left < matrixSize; left += BLOCK) transposeBlock(matrix, transposed, matrixSize, top, left)
  return transposed
}

const transposeBlock = (
  matrix: Int32Array,
  transposed: Int32Array,
  matrixSize: number,
  top: number,
  left: number,
): void => {
  const [bottom, right] = [Math.min(matrixSize, top + BLOCK), Math.min(matrixSize, left + BLOCK)]
  for (let from = top; from < bottom; from += 1)
    for (let to = left; to < right; to += 1) transposed[to * matrixSize + from] = matrix[from * matrixSize + to] ?? 0
}

const isSymmetric = (matrix: Int32Array, matrixSize: number, isStopped: IsStopped): boolean => {
  for (let top = 0; top < matrixSize && !isStopped(); top += BLOCK)
    for (let left = 0; left <= top; left += BLOCK) if (!isMirrored(matrix, matrixSize, top, left)) return false
  return true
}

const isMirrored = (matrix: Int32Array, matrixSize: number, top: number, left: number): boolean => {
  const [bottom, right] = [Math.min(matrixSize, top + BLOCK), Math.min(matrixSize, left + BLOCK)]
  for (let from = top; from < bottom; from += 1)
    for (let to = left; to < right; to += 1)
      if (matrix[from * matrixSize + to] !== matrix[to * matrixSize + from]) return false
  return true
}
