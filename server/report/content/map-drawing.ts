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
import { paperFrameOf, frameContains } from './map-frame'

/** The map of the whole project as it is drawn on paper: lines and stops, without map tiles. */
export type MapDrawing = {
  readonly frame: GeoBounds
  readonly lines: ReadonlyArray<MapDrawingLine>
  readonly dots: ReadonlyArray<MapDrawingDot>
  readonly headquarters: ReadonlyArray<Coordinates>
  /** the number of stops that are not planned and lie outside the map */
  readonly outsideCount: number
}

export type MapDrawingLine = {
  readonly routeIndex: number
  readonly hex: string
  readonly colour: RouteColour
  readonly points: ReadonlyArray<Coordinates>
}

export type MapDrawingDot = {
  readonly coordinates: Coordinates
  readonly hex: string
  readonly isPlanned: boolean
  readonly routeIndex: number | undefined
}

/** Undefined where no stop has coordinates. */
export const mapDrawingOf = (plan: Plan, headquarters: Coordinates | undefined): MapDrawing | undefined => {
  const picture = pictureOf(plan, initialMapView, headquarters)
  if (picture.camera.kind !== 'fit') return undefined
  const dots = visibleStops(plan.stops, { onlyUnplanned: false, focusedDay: undefined }).flatMap(dotOf)
  const frame = paperFrameOf(picture.camera.bounds, dots, plan)
  const visibleDots = dots.filter(({ coordinates, isPlanned }) => isPlanned || frameContains(frame, coordinates))
  return {
    frame,
    lines: linesOf(picture),
    dots: visibleDots,
    outsideCount: dots.length - visibleDots.length,
    headquarters: [...picture.markers.values()].flatMap((mark) =>
      mark.kind === 'headquarters' ? [mark.coordinates] : [],
    ),
  }
}

const dotOf = (stop: Stop): ReadonlyArray<MapDrawingDot> => {
  const pin = pinOf(stop)
  if (pin === undefined) return []
  const isPlanned = pin.state === 'planned'
  return [
    {
      coordinates: pin.coordinates,
      hex: pin.colour.hex,
      isPlanned,
      routeIndex: isPlanned ? pin.routeIndex : undefined,
    },
  ]
}

const linesOf = ({ lines }: Picture): ReadonlyArray<MapDrawingLine> =>
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
