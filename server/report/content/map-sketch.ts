import * as O from 'fp-ts/Option'
import { coordinatesOf, type Coordinates } from '../../../src/domain/address'
import {
  decodePolyline,
  pictureOf,
  pinOf,
  wholeMap,
  type Frame,
  type Path,
  type Picture,
} from '../../../src/domain/map'
import type { Plan } from '../../../src/domain/plan'
import { colourOf, type Route, type RouteColour } from '../../../src/domain/route'
import { visibleStops, type Stop } from '../../../src/domain/stop'

/** The map of the whole project as it is drawn on paper: no tiles, only what the project knows. */
export type MapSketch = {
  readonly frame: Frame
  readonly lines: ReadonlyArray<SketchLine>
  readonly dots: ReadonlyArray<SketchDot>
  readonly headquarters: ReadonlyArray<Coordinates>
}

export type SketchLine = {
  readonly routeIndex: number
  readonly hex: string
  readonly colour: RouteColour
  readonly points: ReadonlyArray<Coordinates>
}

export type SketchDot = {
  readonly at: Coordinates
  readonly hex: string
  readonly isPlanned: boolean
  readonly routeIndex: number | undefined
}

/** None where no stop has a place. */
export const mapSketch = (plan: Plan, headquarters: Coordinates | undefined): MapSketch | undefined => {
  const picture = pictureOf(plan, wholeMap, headquarters)
  if (picture.camera.kind !== 'fit') return undefined
  return {
    frame: withDepots(picture.camera.frame, plan),
    lines: linesOf(picture),
    dots: visibleStops(plan.stops, { onlyUnplanned: false, focusedDay: undefined }).flatMap(dotOf),
    headquarters: [...picture.marks.values()].flatMap((mark) => (mark.kind === 'headquarters' ? [mark.at] : [])),
  }
}

const dotOf = (stop: Stop): ReadonlyArray<SketchDot> => {
  const pin = pinOf(stop)
  if (pin === undefined) return []
  const isPlanned = pin.state === 'planned'
  return [{ at: pin.at, hex: pin.colour.hex, isPlanned, routeIndex: isPlanned ? pin.routeIndex : undefined }]
}

const linesOf = ({ lines }: Picture): ReadonlyArray<SketchLine> =>
  [...lines.values()].map(({ routeIndex, hex, path }) => ({
    routeIndex,
    hex,
    colour: colourOf(hex),
    points: pointsOf(path),
  }))

const pointsOf = (path: Path): ReadonlyArray<Coordinates> =>
  path.kind === 'straight'
    ? path.points
    : O.getOrElse((): ReadonlyArray<Coordinates> => [])(decodePolyline(path.encoded))

/** Further from the stops than this, in degrees, a depot is sooner a slip: it must not shrink the map. */
const FAR = 2

/** The screen's frame holds the stops; on paper one also sees where the routes come from. */
const withDepots = (frame: Frame, { routes }: Plan): Frame => {
  let { southWest, northEast } = frame
  for (const { lat, lng } of routes.flatMap(depotsOf)) {
    if (lat < frame.southWest.lat - FAR || lat > frame.northEast.lat + FAR) continue
    if (lng < frame.southWest.lng - FAR || lng > frame.northEast.lng + FAR) continue
    southWest = { lat: Math.min(southWest.lat, lat), lng: Math.min(southWest.lng, lng) }
    northEast = { lat: Math.max(northEast.lat, lat), lng: Math.max(northEast.lng, lng) }
  }
  return { southWest, northEast }
}

const depotsOf = ({ start, end }: Route): ReadonlyArray<Coordinates> =>
  [start, end].flatMap((depot) => coordinatesOf(depot?.address.at?.lat, depot?.address.at?.lng) ?? [])
