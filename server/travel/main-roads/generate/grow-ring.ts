import { metresApart, type PlanePoint, nearestOn, sideOf, type Ring } from '../shores'

/** How far the water may grow, in metres. */
const TOLERANCE = 200

/**
 * The ring with fewer points: its water grows by a little and never shrinks, so that what avoids the new shore avoids
 * the drawn one too. The water lies to the left of a ring.
 */
export const growRing = (drawn: Ring): Ring => {
  let ring = drawn.filter((point, index) => metresApart(point, drawn.at(index - 1) ?? point) > 1)
  for (;;) {
    let best: { readonly cost: number; readonly ring: Ring } | undefined
    for (const simpler of simplerRings(ring)) if (simpler.cost < (best?.cost ?? TOLERANCE)) best = simpler
    if (best === undefined || ring.length <= 4) return ring
    ring = [...best.ring]
  }
}

const simplerRings = (ring: Ring) =>
  ring.flatMap((_, index) => [withoutPoint(ring, index) ?? [], withoutEdge(ring, index) ?? []].flat())

/** A point that juts out into the water is left out. */
const withoutPoint = (ring: Ring, index: number) => {
  const [before, point, after] = [ring.at(index - 1), ring[index], ring[(index + 1) % ring.length]]
  if (before === undefined || point === undefined || after === undefined || sideOf(before, point, after) > 0)
    return undefined
  return { cost: metresApart(nearestOn([before, after], point), point), ring: ring.filter((one) => one !== point) }
}

/** An edge between two bays is left out, and its neighbours are made longer until they meet. */
const withoutEdge = (ring: Ring, index: number) => {
  const [before, start] = [ring.at(index - 1), ring[index]]
  const [end, after] = [ring[(index + 1) % ring.length], ring[(index + 2) % ring.length]]
  if (before === undefined || start === undefined || end === undefined || after === undefined) return undefined
  if (sideOf(before, start, end) <= 0 || sideOf(start, end, after) <= 0) return undefined
  const meeting = meetingOf(before, start, end, after)
  if (meeting === undefined || sideOf(start, end, meeting) >= 0) return undefined
  return {
    cost: metresApart(nearestOn([start, end], meeting), meeting),
    ring: ring.flatMap((point) => (point === start ? [meeting] : point === end ? [] : [point])),
  }
}

/** Where the lines through two pairs of points meet. */
const meetingOf = (
  before: PlanePoint,
  start: PlanePoint,
  end: PlanePoint,
  after: PlanePoint,
): PlanePoint | undefined => {
  const [dx, dy] = [start.x - before.x, start.y - before.y]
  const [ex, ey] = [end.x - after.x, end.y - after.y]
  const determinant = dx * ey - dy * ex
  if (determinant === 0) return undefined
  const share = ((end.x - start.x) * ey - (end.y - start.y) * ex) / determinant
  return { x: Math.round(start.x + share * dx), y: Math.round(start.y + share * dy) }
}

const areaOf = (ring: Ring): number =>
  ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)

/** The ring with its inside to the left, or to the right. */
export const withInsideAt = (ring: Ring, isInsideLeft: boolean): Ring =>
  areaOf(ring) > 0 === isInsideLeft ? ring : ring.toReversed()

/**
 * Where a straight way around the water bends: the points at which the water juts out into the land, each with those
 * beside it.
 */
export const cornersOf = (ring: Ring): ReadonlyArray<readonly [PlanePoint, ReadonlyArray<PlanePoint>]> =>
  ring.flatMap((point, index) => {
    const [before, after] = [ring.at(index - 1) ?? point, ring[(index + 1) % ring.length] ?? point]
    return sideOf(before, point, after) > 0 ? [[point, [before, after]] as const] : []
  })
