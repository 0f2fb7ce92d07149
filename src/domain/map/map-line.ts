import type { Coordinates } from '../address'
import { activitiesOf, greyColour, routeNumberOf, type Route } from '../route'
import { validCoordinates } from './geo-bounds'

export type MapLine = {
  readonly routeIndex: number
  readonly name: string
  /** the route's colour as stored */
  readonly hex: string
  readonly path: LinePath
}

/** A path along the roads as encoded by the server, or straight from stop to stop. */
export type LinePath =
  | { readonly kind: 'roads'; readonly encoded: string }
  | { readonly kind: 'straight'; readonly points: ReadonlyArray<Coordinates> }

/** Straight without at least two road points; undefined without two places. */
export const mapLineOf = (route: Route, points: ReadonlyArray<Coordinates>): MapLine | undefined => {
  const encoded = points.length > 1 ? route.overviewPolyline : undefined
  const path = encoded === undefined ? straightPath(pathCoordinatesOf(route)) : roadPath(encoded)
  return path && { routeIndex: route.index, name: lineName(route), hex: hexOf(route.color), path }
}

const roadPath = (encoded: string): LinePath => ({ kind: 'roads', encoded })

const straightPath = (points: ReadonlyArray<Coordinates>): LinePath | undefined =>
  points.length > 1 ? { kind: 'straight', points } : undefined

/** In the order of the activities; unknown places are skipped. */
const pathCoordinatesOf = (route: Route): ReadonlyArray<Coordinates> =>
  activitiesOf(route).flatMap(({ address }) => validCoordinates(address.coordinates) ?? [])

const lineName = (route: Route): string => [`Route ${routeNumberOf(route)}`, route.name].filter(Boolean).join(', ')

const hexOf = (color: string | undefined): string =>
  color !== undefined && /^#[\da-f]{6}$/i.test(color) ? color : greyColour.hex
