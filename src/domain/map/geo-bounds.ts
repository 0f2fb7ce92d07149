import type { Coordinates } from '../address'

export type GeoBounds = { readonly southWest: Coordinates; readonly northEast: Coordinates }

/** How far places reach: those at home, and those that are not. */
export type Extent = { readonly inRegion: GeoBounds | undefined; readonly outsideRegion: GeoBounds | undefined }

/** The Netherlands and around. What lies far from here is more likely a mistake than a delivery: it must not shrink the map. */
const deliveryRegion: GeoBounds = { southWest: { lat: 49, lng: 1 }, northEast: { lat: 55.5, lng: 10 } }

export const extentOf = (items: ReadonlyArray<{ readonly coordinates: Coordinates | undefined }>): Extent => {
  let inRegion: GeoBounds | undefined
  let outsideRegion: GeoBounds | undefined
  for (const { coordinates } of items) {
    if (coordinates === undefined) continue
    if (isInBounds(deliveryRegion, coordinates)) inRegion = extendBounds(inRegion, coordinates)
    else outsideRegion = extendBounds(outsideRegion, coordinates)
  }
  return { inRegion, outsideRegion }
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

/** A frame around what is at home, or around all where nothing is at home; none around nothing. */
export const boundsOfExtent = ({ inRegion, outsideRegion }: Extent): GeoBounds | undefined => inRegion ?? outsideRegion

export const isInBounds = ({ southWest, northEast }: GeoBounds, { lat, lng }: Coordinates): boolean =>
  lat >= southWest.lat && lat <= northEast.lat && lng >= southWest.lng && lng <= northEast.lng

const unionOf = (first: GeoBounds | undefined, second: GeoBounds | undefined): GeoBounds | undefined =>
  second === undefined ? first : extendBounds(extendBounds(first, second.southWest), second.northEast)

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
