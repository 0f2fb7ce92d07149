/** How much longer the road is than the way of the crow, over the whole of the Netherlands. */
const ROAD_FACTOR = 1.3

/**
 * How fast a van gets on, by how long the way is: through streets to the first main road, on main roads, and the rest on
 * motorways. Each part is faster than the one before, so that driving a detour never saves time.
 */
const STRETCHES = [
  { upTo: 2_000, kmPerHour: 24 },
  { upTo: 15_000, kmPerHour: 50 },
  { upTo: Infinity, kmPerHour: 85 },
] as const

/** Whole metres and seconds, rounded up: what drives in time by these figures drives in time by the exact ones. */
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
