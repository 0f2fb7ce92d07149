/**
 * Rising positions between two positions. Before the first stop of the list, they have distances of 1. Undefined if the
 * two positions are too close together for floating point numbers.
 */
export const positionsBetween = (
  after: number | undefined,
  before: number,
  count: number,
): ReadonlyArray<number> | undefined => {
  const from = after ?? before - count - 1
  const step = (before - from) / (count + 1)
  const positions = Array.from({ length: count }, (_, index) => from + step * (index + 1))
  return isStrictlyRising([from, ...positions, before]) ? positions : undefined
}

const isStrictlyRising = (numbers: ReadonlyArray<number>): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? NaN))

/** Positions after all others: they lie between this version and the next; those of earlier versions are smaller. */
export const positionsAtEnd = (version: number, count: number): ReadonlyArray<number> =>
  Array.from({ length: count }, (_, index) => version + index / count)
