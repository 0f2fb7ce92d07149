import type { Coordinates } from '../../../src/domain/address'
import { MAX_METRES_FROM_ROAD } from '../../../src/domain/route'
import { DECIMETRES_PER_UNIT, decimetresBetween, SQUARE_SIZE, squareAt, type RoadNetwork } from '../road-network'

/** Where a place joins a road: how far along the segment, from 0 to 1. */
export type RoadPoint = {
  readonly segment: number
  readonly share: number
  /** on the road, in 10^-7 degrees */
  readonly lat: number
  readonly lng: number
}

/** The nearest point of a road that most places reach; only if none is within 300 m, of a cut-off road. */
export const nearestRoad = (network: RoadNetwork, { lat, lng }: Coordinates): RoadPoint | undefined => {
  const [latUnits, lngUnits] = [Math.round(lat * 1e7), Math.round(lng * 1e7)]
  const best: { inLargestPart?: Candidate; cutOff?: Candidate } = {}
  const seen = new Set<number>()
  const visit = (segment: number): void => {
    if (seen.has(segment)) return
    seen.add(segment)
    const part = network.inLargestPart[segment] === 1 ? 'inLargestPart' : 'cutOff'
    const limit = best[part]?.decimetres ?? 10 * MAX_METRES_FROM_ROAD
    const candidate = nearestOnSegment(network, segment, latUnits, lngUnits, limit)
    if (candidate !== undefined) best[part] = candidate
  }
  for (const square of squaresAround(latUnits, lngUnits)) visitSquare(network.grid, square, visit)
  const nearest = best.inLargestPart ?? best.cutOff
  return nearest && withShare(network, nearest)
}

type Candidate = {
  readonly segment: number
  /** the point of the shape before it, and the share of the way to the next one */
  readonly point: number
  readonly part: number
  readonly lat: number
  readonly lng: number
  readonly decimetres: number
}

const squaresAround = function* (lat: number, lng: number): Generator<number, void, void> {
  const latReach = (10 * MAX_METRES_FROM_ROAD) / DECIMETRES_PER_UNIT
  const lngReach = latReach / Math.max(0.01, Math.cos((lat * Math.PI) / 180e7))
  for (let row = -latReach; ; row = Math.min(row + SQUARE_SIZE, latReach)) {
    for (let column = -lngReach; ; column = Math.min(column + SQUARE_SIZE, lngReach)) {
      yield squareAt(lat + row, lng + column)
      if (column === lngReach) break
    }
    if (row === latReach) return
  }
}

const visitSquare = (
  { squares, first, segments }: RoadNetwork['grid'],
  square: number,
  visit: (segment: number) => void,
): void => {
  let [low, high] = [0, squares.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((squares[middle] ?? 0) < square) low = middle + 1
    else high = middle
  }
  if (squares[low] !== square) return
  for (let index = first[low] ?? 0; index < (first[low + 1] ?? 0); index += 1) visit(segments[index] ?? 0)
}

/** Undefined if all of it is further away than the limit. */
const nearestOnSegment = (
  { shapeFirst, shapeLats, shapeLngs }: RoadNetwork,
  segment: number,
  lat: number,
  lng: number,
  limit: number,
): Candidate | undefined => {
  let best: Candidate | undefined
  const lngScale = Math.cos((lat * Math.PI) / 180e7)
  for (let point = shapeFirst[segment] ?? 0; point + 1 < (shapeFirst[segment + 1] ?? 0); point += 1) {
    const [startLat, startLng] = [shapeLats[point] ?? 0, shapeLngs[point] ?? 0]
    const y = (shapeLats[point + 1] ?? 0) - startLat
    const x = ((shapeLngs[point + 1] ?? 0) - startLng) * lngScale
    const [toY, toX] = [lat - startLat, (lng - startLng) * lngScale]
    const squared = x * x + y * y
    const part = squared === 0 ? 0 : Math.min(1, Math.max(0, (toX * x + toY * y) / squared))
    const decimetres = Math.hypot(toX - part * x, toY - part * y) * DECIMETRES_PER_UNIT
    if (decimetres >= (best?.decimetres ?? limit)) continue
    best = {
      segment,
      point,
      part,
      lat: Math.round(startLat + part * y),
      lng: Math.round(startLng + (part * x) / lngScale),
      decimetres,
    }
  }
  return best
}

const withShare = (
  { shapeFirst, shapeLats, shapeLngs }: RoadNetwork,
  { segment, point, part, lat, lng }: Candidate,
): RoadPoint => {
  let [before, whole] = [0, 0]
  for (let at = shapeFirst[segment] ?? 0; at + 1 < (shapeFirst[segment + 1] ?? 0); at += 1) {
    const length = decimetresBetween(
      shapeLats[at] ?? 0,
      shapeLngs[at] ?? 0,
      shapeLats[at + 1] ?? 0,
      shapeLngs[at + 1] ?? 0,
    )
    if (at < point) before += length
    if (at === point) before += part * length
    whole += length
  }
  return { segment, share: whole === 0 ? 0 : before / whole, lat, lng }
}
