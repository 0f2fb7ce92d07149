/** Deeper values are refused, since encoding them could overflow the stack. */
export const MAX_DEPTH = 64

/** Whether values are nested deeper than `max` levels; safe for cycles. */
export const isDeeperThan = (value: unknown, max: number): boolean => {
  let level = objectsIn([value])
  for (let depth = 0; depth < max && level.size > 0; depth += 1)
    level = objectsIn([...level].flatMap((object): ReadonlyArray<unknown> => Object.values(object)))
  return level.size > 0
}

const objectsIn = (values: ReadonlyArray<unknown>): ReadonlySet<object> =>
  new Set(values.filter((value) => typeof value === 'object' && value !== null))
