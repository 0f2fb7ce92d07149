/** How much longer roads are than straight lines, on average in the Netherlands. */
const ROAD_FACTOR = 1.3

/**
 * The speed of a van by the length of the drive: the first part through streets, the next on main roads, and the rest
 * on motorways. Each part is faster than the one before, so that a detour never saves time.
 */
const SPEED_SECTIONS = [
  { untilMetres: 2_000, kmPerHour: 24 },
  { untilMetres: 15_000, kmPerHour: 50 },
  { untilMetres: Infinity, kmPerHour: 85 },
] as const

/** Metres and seconds are rounded up, so that a route that is in time by these figures is in time by the exact ones. */
export const roadMetres = (straightMetres: number): number => Math.ceil(straightMetres * ROAD_FACTOR)

export const roadSeconds = (straightMetres: number): number => {
  const metres = straightMetres * ROAD_FACTOR
  let [seconds, doneMetres] = [0, 0]
  for (const { untilMetres, kmPerHour } of SPEED_SECTIONS) {
    if (metres <= doneMetres) break
    seconds += ((Math.min(metres, untilMetres) - doneMetres) * 3.6) / kmPerHour
    doneMetres = untilMetres
  }
  return Math.ceil(seconds)
}
