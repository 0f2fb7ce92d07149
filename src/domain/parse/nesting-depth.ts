/** No dispatcher's data is nested like this, and writing it out again could overflow the stack. */
export const DEEPEST = 64

/** Whether values lie within values for more than `most` levels; each is looked at once a level, so cycles end too. */
export const isDeeper = (value: unknown, most: number): boolean => {
  let level = inside([value])
  for (let depth = 0; depth < most && level.size > 0; depth += 1)
    level = inside([...level].flatMap((one): ReadonlyArray<unknown> => Object.values(one)))
  return level.size > 0
}

const inside = (values: ReadonlyArray<unknown>): ReadonlySet<object> =>
  new Set(values.filter((value) => typeof value === 'object' && value !== null))
