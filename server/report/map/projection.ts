import type { Coordinates } from '../../../src/domain/address'
import type { GeoBounds } from '../../../src/domain/map'
import type { Box, Point } from '../page'

export type Projection = {
  readonly toPoint: (coordinates: Coordinates) => Point
  /** what a box on the paper shows */
  readonly toBounds: (box: Box) => GeoBounds
  /** points of paper per kilometre */
  readonly perKm: number
}

const KM_PER_DEGREE = 111.2

/** Minimum extent of the map, for a project with a single stop. */
const MIN_KM = 2

/** Centres the frame in the box, north up, with the same scale in both directions. */
export const projectionOf = ({ southWest, northEast }: GeoBounds, box: Box): Projection => {
  const middle = { lat: (southWest.lat + northEast.lat) / 2, lng: (southWest.lng + northEast.lng) / 2 }
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180)
  const widthKm = Math.max((northEast.lng - southWest.lng) * kmPerDegreeEast, MIN_KM)
  const heightKm = Math.max((northEast.lat - southWest.lat) * KM_PER_DEGREE, MIN_KM)
  const perKm = Math.min(box.width / widthKm, box.height / heightKm)
  const [centreX, centreY] = [box.x + box.width / 2, box.y + box.height / 2]
  const [perDegreeEast, perDegreeNorth] = [kmPerDegreeEast * perKm, KM_PER_DEGREE * perKm]
  return {
    toPoint: ({ lat, lng }) => ({
      x: centreX + (lng - middle.lng) * perDegreeEast,
      y: centreY - (lat - middle.lat) * perDegreeNorth,
    }),
    toBounds: ({ x, y, width, height }) => ({
      southWest: {
        lat: middle.lat - (y + height - centreY) / perDegreeNorth,
        lng: middle.lng + (x - centreX) / perDegreeEast,
      },
      northEast: {
        lat: middle.lat - (y - centreY) / perDegreeNorth,
        lng: middle.lng + (x + width - centreX) / perDegreeEast,
      },
    }),
    perKm,
  }
}

/** Points closer than this, in points of paper, look like one. */
const MIN_DISTANCE = 0.5

/** Removes points too close to the previous one; the ends stay. */
export const thinLine = (points: ReadonlyArray<Point>): ReadonlyArray<Point> => {
  const result: Point[] = []
  for (const [index, point] of points.entries()) {
    const last = result.at(-1)
    if (last === undefined || index === points.length - 1 || distance(last, point) >= MIN_DISTANCE) result.push(point)
  }
  return result
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
