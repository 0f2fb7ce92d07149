/**
 * So many places between two, in order; whole steps lead away from the beginning of the list. Undefined where the two
 * are too close for that.
 */
export const placesBetween = (
  after: number | undefined,
  before: number,
  count: number,
): ReadonlyArray<number> | undefined => {
  const from = after ?? before - count - 1
  const step = (before - from) / (count + 1)
  const places = Array.from({ length: count }, (_, index) => from + step * (index + 1))
  return isRising([from, ...places, before]) ? places : undefined
}

const isRising = (numbers: ReadonlyArray<number>): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? NaN))

/** Places past those of every earlier version of the project, since each takes up less than one. */
export const placesAtEnd = (version: number, count: number): ReadonlyArray<number> =>
  Array.from({ length: count }, (_, index) => version + index / count)
