import type { Coordinates } from '../address'
import { activitiesOf, greyColour, routeNumberOf, type Route } from '../route'
import { validCoordinates } from './valid-coordinates'

export type MapLine = {
  readonly routeIndex: number
  readonly name: string
  /** the route's colour as stored */
  readonly hex: string
  readonly path: LinePath
}

/** A path along the roads, as it came, or straight from stop to stop. */
export type LinePath =
  | { readonly kind: 'roads'; readonly encoded: string }
  | { readonly kind: 'straight'; readonly points: ReadonlyArray<Coordinates> }

/** Along the roads where its points are known, else straight; none where not even two places are. */
export const mapLineOf = (route: Route, points: ReadonlyArray<Coordinates>): MapLine | undefined => {
  const encoded = points.length > 1 ? route.overviewPolyline : undefined
  const path = encoded === undefined ? straightPath(pathCoordinatesOf(route)) : roadPath(encoded)
  return path && { routeIndex: route.index, name: lineName(route), hex: hexOf(route.color), path }
}

const roadPath = (encoded: string): LinePath => ({ kind: 'roads', encoded })

const straightPath = (points: ReadonlyArray<Coordinates>): LinePath | undefined =>
  points.length > 1 ? { kind: 'straight', points } : undefined

/** From place to place in the order of the visits, over those that are known. */
const pathCoordinatesOf = (route: Route): ReadonlyArray<Coordinates> =>
  activitiesOf(route).flatMap(({ address }) => validCoordinates(address.coordinates) ?? [])

const lineName = (route: Route): string => [`Route ${routeNumberOf(route)}`, route.name].filter(Boolean).join(', ')

const hexOf = (color: string | undefined): string =>
  color !== undefined && /^#[\da-f]{6}$/i.test(color) ? color : greyColour.hex
