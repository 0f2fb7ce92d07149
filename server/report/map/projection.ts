import type { Coordinates } from '../../../src/domain/address'
import type { GeoBounds } from '../../../src/domain/map'
import type { Box, Point } from '../page'

export type Projection = {
  readonly onto: (at: Coordinates) => Point
  /** the length of a kilometre on paper, in points */
  readonly perKm: number
}

const KM_PER_DEGREE = 111.2

/** The least that a map shows, for a project with a single stop. */
const LEAST_KM = 2

/** Puts the frame in the middle of the box, with north above and the same scale in both directions. */
export const projected = ({ southWest, northEast }: GeoBounds, box: Box): Projection => {
  const middle = { lat: (southWest.lat + northEast.lat) / 2, lng: (southWest.lng + northEast.lng) / 2 }
  const eastward = KM_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180)
  const wide = Math.max((northEast.lng - southWest.lng) * eastward, LEAST_KM)
  const high = Math.max((northEast.lat - southWest.lat) * KM_PER_DEGREE, LEAST_KM)
  const perKm = Math.min(box.width / wide, box.height / high)
  return {
    onto: ({ lat, lng }) => ({
      x: box.x + box.width / 2 + (lng - middle.lng) * eastward * perKm,
      y: box.y + box.height / 2 - (lat - middle.lat) * KM_PER_DEGREE * perKm,
    }),
    perKm,
  }
}
