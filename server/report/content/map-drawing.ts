import * as O from 'fp-ts/Option'
import type { Coordinates } from '../../../src/domain/address'
import {
  decodePolyline,
  pictureOf,
  pinOf,
  initialMapView,
  type GeoBounds,
  type LinePath,
  type Picture,
} from '../../../src/domain/map'
import type { Plan } from '../../../src/domain/plan'
import { colourOf, type RouteColour } from '../../../src/domain/route'
import { visibleStops, type Stop } from '../../../src/domain/stop'
import { frameOnPaper, holds } from './map-frame'

/** The map of the whole project as it is drawn on paper: lines and stops, without map tiles. */
export type MapSketch = {
  readonly frame: GeoBounds
  readonly lines: ReadonlyArray<SketchLine>
  readonly dots: ReadonlyArray<SketchDot>
  readonly headquarters: ReadonlyArray<Coordinates>
  /** the number of stops that are not planned and lie outside the map */
  readonly beyond: number
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

/** Undefined where no stop has coordinates. */
export const mapSketch = (plan: Plan, headquarters: Coordinates | undefined): MapSketch | undefined => {
  const picture = pictureOf(plan, initialMapView, headquarters)
  if (picture.camera.kind !== 'fit') return undefined
  const dots = visibleStops(plan.stops, { onlyUnplanned: false, focusedDay: undefined }).flatMap(dotOf)
  const frame = frameOnPaper(picture.camera.bounds, dots, plan)
  const shown = dots.filter(({ at, isPlanned }) => isPlanned || holds(frame, at))
  return {
    frame,
    lines: linesOf(picture),
    dots: shown,
    beyond: dots.length - shown.length,
    headquarters: [...picture.markers.values()].flatMap((mark) => (mark.kind === 'headquarters' ? [mark.coordinates] : [])),
  }
}

const dotOf = (stop: Stop): ReadonlyArray<SketchDot> => {
  const pin = pinOf(stop)
  if (pin === undefined) return []
  const isPlanned = pin.state === 'planned'
  return [{ at: pin.coordinates, hex: pin.colour.hex, isPlanned, routeIndex: isPlanned ? pin.routeIndex : undefined }]
}

const linesOf = ({ lines }: Picture): ReadonlyArray<SketchLine> =>
  [...lines.values()].map(({ routeIndex, hex, path }) => ({
    routeIndex,
    hex,
    colour: colourOf(hex),
    points: pointsOf(path),
  }))

const pointsOf = (path: LinePath): ReadonlyArray<Coordinates> =>
  path.kind === 'straight'
    ? path.points
    : O.getOrElse((): ReadonlyArray<Coordinates> => [])(decodePolyline(path.encoded))
