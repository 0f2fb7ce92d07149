import { type Coordinates, isValidCoordinates } from '../address'

export type GeoBounds = { readonly southWest: Coordinates; readonly northEast: Coordinates }

/** Bounds of the points in the delivery region, and of those outside it. */
export type Extent = { readonly inRegion: GeoBounds | undefined; readonly outsideRegion: GeoBounds | undefined }

/** The Netherlands and surroundings. Points outside are more likely mistakes, and must not zoom the map out. */
const deliveryRegion: GeoBounds = { southWest: { lat: 49, lng: 1 }, northEast: { lat: 55.5, lng: 10 } }

/** Compares numbers alone, since the lines of a plan have a hundred thousand points. */
export const extentOf = <A>(items: ReadonlyArray<A>, coordinatesOf: (item: A) => Coordinates | undefined): Extent => {
  const { southWest, northEast } = deliveryRegion
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity]
  let outsideRegion: GeoBounds | undefined
  for (const item of items) {
    const coordinates = coordinatesOf(item)
    if (coordinates === undefined) continue
    const { lat, lng } = coordinates
    if (lat >= southWest.lat && lat <= northEast.lat && lng >= southWest.lng && lng <= northEast.lng) {
      if (lat < south) south = lat
      if (lat > north) north = lat
      if (lng < west) west = lng
      if (lng > east) east = lng
    } else outsideRegion = extendBounds(outsideRegion, coordinates)
  }
  return {
    inRegion:
      south > north ? undefined : { southWest: { lat: south, lng: west }, northEast: { lat: north, lng: east } },
    outsideRegion,
  }
}

export const mergeExtents = (extents: ReadonlyArray<Extent>): Extent => {
  let inRegion: GeoBounds | undefined
  let outsideRegion: GeoBounds | undefined
  for (const extent of extents) {
    inRegion = unionOf(inRegion, extent.inRegion)
    outsideRegion = unionOf(outsideRegion, extent.outsideRegion)
  }
  return { inRegion, outsideRegion }
}

/** The points in the region; all points if none is in the region. */
export const boundsOfExtent = ({ inRegion, outsideRegion }: Extent): GeoBounds | undefined => inRegion ?? outsideRegion

/** The bounds of stops and of the lines between them. Lines far from every stop would hide them, and do not count. */
export const boundsAround = (stops: Extent, lines: ReadonlyArray<Extent>): GeoBounds | undefined => {
  const whole = mergeExtents([stops, ...lines])
  return stops.inRegion === undefined ? stops.outsideRegion : whole.inRegion
}

export const overlapsDeliveryRegion = ({ southWest, northEast }: GeoBounds): boolean =>
  southWest.lat <= deliveryRegion.northEast.lat &&
  northEast.lat >= deliveryRegion.southWest.lat &&
  southWest.lng <= deliveryRegion.northEast.lng &&
  northEast.lng >= deliveryRegion.southWest.lng

export const isInBounds = ({ southWest, northEast }: GeoBounds, { lat, lng }: Coordinates): boolean =>
  lat >= southWest.lat && lat <= northEast.lat && lng >= southWest.lng && lng <= northEast.lng

const unionOf = (first: GeoBounds | undefined, second: GeoBounds | undefined): GeoBounds | undefined =>
  second === undefined || (first !== undefined && contains(first, second))
    ? first
    : extendBounds(extendBounds(first, second.southWest), second.northEast)

const contains = (outer: GeoBounds, inner: GeoBounds): boolean =>
  inner.southWest.lat >= outer.southWest.lat &&
  inner.southWest.lng >= outer.southWest.lng &&
  inner.northEast.lat <= outer.northEast.lat &&
  inner.northEast.lng <= outer.northEast.lng

const extendBounds = (bounds: GeoBounds | undefined, coordinates: Coordinates): GeoBounds => {
  const { lat, lng } = coordinates
  if (bounds === undefined) return { southWest: { lat, lng }, northEast: { lat, lng } }
  if (isInBounds(bounds, coordinates)) return bounds
  const { southWest, northEast } = bounds
  return {
    southWest: { lat: Math.min(southWest.lat, lat), lng: Math.min(southWest.lng, lng) },
    northEast: { lat: Math.max(northEast.lat, lat), lng: Math.max(northEast.lng, lng) },
  }
}

/** Undefined for NaN, 0/0 and other invalid coordinates of a foreign plan. */
export const validCoordinates = (coordinates: Coordinates | undefined): Coordinates | undefined =>
  coordinates !== undefined && isValidCoordinates(coordinates) ? coordinates : undefined
