/**
 * How much the vehicles in use differ, from 0 to 1: the share of routes that vehicles of another kind than the commonest
 * drive, times two. Kinds of which no vehicle is in use change nothing. `kindOf` is by vehicle.
 */
export const vehicleDifferenceOf = (visitCount: Int32Array, kindOf: Int32Array): number => {
  const countOf = new Map<number, number>()
  visitCount.forEach((count, vehicle) => {
    const kind = kindOf[vehicle] ?? 0
    if (count > 0) countOf.set(kind, (countOf.get(kind) ?? 0) + 1)
  })
  const counts = [...countOf.values()]
  const total = counts.reduce((sum, count) => sum + count, 0)
  return total === 0 ? 0 : Math.min(1, 2 * (1 - Math.max(...counts) / total))
}
