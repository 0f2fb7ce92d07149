/** How much longer roads are than straight lines, on average in the Netherlands. */
const ROAD_FACTOR = 1.3

/**
 * The speed of a van by the length of the drive: the first part through streets, the next on main roads, and the rest
 * on motorways. Each part is faster than the one before, so that a detour never saves time.
 */
const STRETCHES = [
  { upTo: 2_000, kmPerHour: 24 },
  { upTo: 15_000, kmPerHour: 50 },
  { upTo: Infinity, kmPerHour: 85 },
] as const

/** Metres and seconds are rounded up, so that a route that is in time by these figures is in time by the exact ones. */
export const roadMetres = (crowMetres: number): number => Math.ceil(crowMetres * ROAD_FACTOR)

export const roadSeconds = (crowMetres: number): number => {
  const metres = crowMetres * ROAD_FACTOR
  let [seconds, from] = [0, 0]
  for (const { upTo, kmPerHour } of STRETCHES) {
    if (metres <= from) break
    seconds += ((Math.min(metres, upTo) - from) * 3.6) / kmPerHour
    from = upTo
  }
  return Math.ceil(seconds)
}
