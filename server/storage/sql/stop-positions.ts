/**
 * So many rising places between two places. Before the first stop of the list, the places have distances of 1.
 * Undefined where the two places are too close together for floating point numbers.
 */
export const positionsBetween = (
  after: number | undefined,
  before: number,
  count: number,
): ReadonlyArray<number> | undefined => {
  const from = after ?? before - count - 1
  const step = (before - from) / (count + 1)
  const positions = Array.from({ length: count }, (_, index) => from + step * (index + 1))
  return isRising([from, ...positions, before]) ? positions : undefined
}

const isRising = (numbers: ReadonlyArray<number>): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? NaN))

/** Places behind all others: they lie between this version and the next, and those of earlier versions lie before. */
export const positionsAtEnd = (version: number, count: number): ReadonlyArray<number> =>
  Array.from({ length: count }, (_, index) => version + index / count)
