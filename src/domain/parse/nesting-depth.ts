/** No dispatcher's data is nested like this, and writing it out again could overflow the stack. */
export const MAX_DEPTH = 64

/** Whether values lie within values for more than `most` levels; each is looked at once a level, so cycles end too. */
export const isDeeperThan = (value: unknown, max: number): boolean => {
  let level = objectsIn([value])
  for (let depth = 0; depth < max && level.size > 0; depth += 1)
    level = objectsIn([...level].flatMap((object): ReadonlyArray<unknown> => Object.values(object)))
  return level.size > 0
}

const objectsIn = (values: ReadonlyArray<unknown>): ReadonlySet<object> =>
  new Set(values.filter((value) => typeof value === 'object' && value !== null))
