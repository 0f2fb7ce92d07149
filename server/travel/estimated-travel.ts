import polyline from '@mapbox/polyline'
import { isSamePlace, metresBetween, globePointOf, type Coordinates } from '../../src/domain/address'
import type { Path } from '../../src/domain/problem'
import { memoizeWeak } from '../../src/domain/value'
import type { LegTable, SourcedLeg, Travel } from './travel'
import { pauseAfterSlices } from '../steps'
import { measureDrive } from './count-legs'
import { releaseTable, allocateShared } from './table-cache'

/** All legs between the places; each is calculated once, since the estimate is the same in both directions. */
const estimateRoadTable = async (places: ReadonlyArray<Coordinates>, signal?: AbortSignal): Promise<LegTable> => {
  const size = places.length
  const [seconds, metres] = [allocateShared(size * size), allocateShared(size * size)]
  const points = places.map(globePointOf)
  const pause = pauseAfterSlices(() => {
    if (signal?.aborted === true) releaseTable({ seconds, metres })
    signal?.throwIfAborted()
  })
  for (const [row, from] of points.entries()) {
    for (let column = 0; column < row; column += 1) {
      const to = points[column] ?? from
      const straightMetres = metresBetween(from, to)
      const [forward, backward] = [row * size + column, column * size + row]
      seconds[forward] = seconds[backward] = roadSeconds(straightMetres)
      metres[forward] = metres[backward] = roadMetres(straightMetres)
    }
    await pause()
  }
  return { places, seconds, metres, source: 'estimate', warning: undefined }
}

const findLeg: Travel['leg'] = (from, to) => {
  // Mostly the way on from a stop, and then the way from that place to it.
  if (lastLeg?.from !== to || lastLeg.to !== from) lastLeg = { from, to, leg: legBetween(from, to) }
  return lastLeg.leg
}

const detourLegs: Travel['detourLegs'] = (place, path) => {
  const points = pointsAlong(path)
  const from = pointOf(place)
  const legs = path.map((other, index) => other && legAcross(place, other, metresBetween(from, points[index] ?? from)))
  return { to: legs, on: legs }
}

/**
 * Estimates without any service: straight lines over the globe made longer by a factor for roads, and straight lines from place to
 * place.
 */
export const estimatedTravel: Travel = {
  source: 'estimate',
  dataDate: undefined,
  networkKey: undefined,
  prefetch: () => Promise.resolve(),
  requestLegs: () => Promise.resolve(),
  requestDrives: () => Promise.resolve(),
  joinPlaces: () => Promise.resolve(),
  drive: (places) => ({ ...measureDrive(places, findLeg), polyline: straightPolyline(places) }),
  leg: findLeg,
  detourLegs,
  leastDriveSeconds: (straightMetres) => roadSeconds(straightMetres),
  table: estimateRoadTable,
}

/** Kept, since the places of a route are compared with one stop after the other. */
const pointOf = memoizeWeak(globePointOf)
const pointsAlong = memoizeWeak((path: Path) => path.map((place) => place && pointOf(place)))

/** An estimate is the same in both directions. */
let lastLeg: { readonly from: Coordinates; readonly to: Coordinates; readonly leg: SourcedLeg } | undefined

const legBetween = (from: Coordinates, to: Coordinates): SourcedLeg =>
  legAcross(from, to, metresBetween(pointOf(from), pointOf(to)))

const legAcross = (from: Coordinates, to: Coordinates, straightMetres: number): SourcedLeg => ({
  seconds: roadSeconds(straightMetres),
  metres: roadMetres(straightMetres),
  source: isSamePlace(from, to) ? undefined : 'estimate',
})

const straightPolyline = (places: ReadonlyArray<Coordinates>): string | undefined =>
  places.length < 2 ? undefined : polyline.encode(places.map(({ lat, lng }): [number, number] => [lat, lng]))

/** How much longer roads are than straight lines, on average in the Netherlands. */
const ROAD_FACTOR = 1.3

/** The first part of a drive, in metres of road, and how fast a van goes there. */
export const STREETS = { untilMetres: 2_000, kmPerHour: 24 } as const

/**
 * The speed of a van by the length of the drive: the first part through streets, the next on main roads, and the rest
 * on motorways. Each part is faster than the one before, so that a detour never saves time.
 */
const SPEED_SECTIONS = [
  STREETS,
  { untilMetres: 15_000, kmPerHour: 50 },
  { untilMetres: Infinity, kmPerHour: 85 },
] as const

/** Metres and seconds are rounded up, so that a route that is in time by these figures is in time by the exact ones. */
const roadMetres = (straightMetres: number): number => Math.ceil(straightMetres * ROAD_FACTOR)

const roadSeconds = (straightMetres: number): number => {
  const metres = straightMetres * ROAD_FACTOR
  let [seconds, doneMetres] = [0, 0]
  for (const { untilMetres, kmPerHour } of SPEED_SECTIONS) {
    if (metres <= doneMetres) break
    seconds += ((Math.min(metres, untilMetres) - doneMetres) * 3.6) / kmPerHour
    doneMetres = untilMetres
  }
  return Math.ceil(seconds)
}
