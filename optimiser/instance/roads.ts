import type { Problem } from '../solver-input'
import type { Facts } from './instance'

/** Longer than any day, and short enough that a few such times can be added in 32 bits. */
export const NEVER = 1 << 28

/** Whether the search was stopped. What is built after that is not used, so it may stay unfinished. */
type IsStopped = () => boolean

/** How many figures are read between two looks at `isStopped`. */
const AT_ONCE = 1 << 19

/** All distances and times without gaps, by origin and by destination. */
export type Roads = Pick<Facts, 'seconds' | 'metres' | 'secondsTo' | 'metresTo'>

/** Copies a matrix only where it has gaps or is not symmetric. */
export const roadsOf = ({ places, ...asked }: Problem, isStopped: IsStopped): Roads => {
  const areSame = asked.metres === asked.seconds
  const areMetresWhole = !hasHoles(asked.metres, isStopped)
  const metres = areMetresWhole ? asked.metres : withoutHoles(asked.metres, asked.metres, isStopped)
  const areWhole = areMetresWhole && (areSame || !hasHoles(asked.seconds, isStopped))
  const seconds = areSame ? metres : areWhole ? asked.seconds : withoutHoles(asked.seconds, asked.metres, isStopped)
  const metresTo = turned(metres, places, isStopped)
  return { seconds, metres, metresTo, secondsTo: areSame ? metresTo : turned(seconds, places, isStopped) }
}

const hasHoles = (matrix: Int32Array, isStopped: IsStopped): boolean => {
  for (let from = 0; from < matrix.length && !isStopped(); from += AT_ONCE)
    if (isBeyond(matrix, from, Math.min(matrix.length, from + AT_ONCE))) return true
  return false
}

/** Whether any figure is negative or beyond NEVER. The sign bits tell both at once. */
const isBeyond = (matrix: Int32Array, from: number, until: number): boolean => {
  let signs = 0
  for (let pair = from; pair < until; pair += 1) {
    const figure = matrix[pair] ?? 0
    signs |= figure | (NEVER - figure)
  }
  return signs < 0
}

/** Fills the gaps (-1, or beyond NEVER) with NEVER. A pair of places without metres counts as a gap, too. */
const withoutHoles = (matrix: Int32Array, metres: Int32Array, isStopped: IsStopped): Int32Array => {
  const copy = new Int32Array(matrix.length)
  for (let from = 0; from < matrix.length && !isStopped(); from += AT_ONCE)
    for (let pair = from; pair < Math.min(matrix.length, from + AT_ONCE); pair += 1) {
      const figure = matrix[pair] ?? 0
      copy[pair] = figure < 0 || figure > NEVER || (metres[pair] ?? 0) < 0 ? NEVER : figure
    }
  return copy
}

/** A matrix is transposed by squares of this side, since reading whole columns misses the cache. */
const SIDE = 64

const turned = (matrix: Int32Array, places: number, isStopped: IsStopped): Int32Array => {
  if (isSymmetric(matrix, places, isStopped)) return matrix
  const other = new Int32Array(matrix.length)
  for (let top = 0; top < places && !isStopped(); top += SIDE)
    for (let left = 0; left < places; left += SIDE) turnSquare(matrix, other, places, top, left)
  return other
}

const turnSquare = (matrix: Int32Array, other: Int32Array, places: number, top: number, left: number): void => {
  const [bottom, right] = [Math.min(places, top + SIDE), Math.min(places, left + SIDE)]
  for (let from = top; from < bottom; from += 1)
    for (let to = left; to < right; to += 1) other[to * places + from] = matrix[from * places + to] ?? 0
}

const isSymmetric = (matrix: Int32Array, places: number, isStopped: IsStopped): boolean => {
  for (let top = 0; top < places && !isStopped(); top += SIDE)
    for (let left = 0; left <= top; left += SIDE) if (!isMirrored(matrix, places, top, left)) return false
  return true
}

const isMirrored = (matrix: Int32Array, places: number, top: number, left: number): boolean => {
  const [bottom, right] = [Math.min(places, top + SIDE), Math.min(places, left + SIDE)]
  for (let from = top; from < bottom; from += 1)
    for (let to = left; to < right; to += 1) if (matrix[from * places + to] !== matrix[to * places + from]) return false
  return true
}
