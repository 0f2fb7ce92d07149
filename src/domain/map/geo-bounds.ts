import type { Coordinates } from '../address'

export type Frame = { readonly southWest: Coordinates; readonly northEast: Coordinates }

/** How far places reach: those at home, and those that are not. */
export type Extent = { readonly near: Frame | undefined; readonly far: Frame | undefined }

/** The Netherlands and around. What lies far from here is more likely a mistake than a delivery: it must not shrink the map. */
const home: Frame = { southWest: { lat: 49, lng: 1 }, northEast: { lat: 55.5, lng: 10 } }

export const extentOf = (placed: ReadonlyArray<{ readonly at: Coordinates | undefined }>): Extent => {
  let near: Frame | undefined
  let far: Frame | undefined
  for (const { at } of placed) {
    if (at === undefined) continue
    if (isWithin(home, at)) near = widened(near, at)
    else far = widened(far, at)
  }
  return { near, far }
}

export const extentOfAll = (extents: ReadonlyArray<Extent>): Extent => {
  let near: Frame | undefined
  let far: Frame | undefined
  for (const extent of extents) {
    near = joined(near, extent.near)
    far = joined(far, extent.far)
  }
  return { near, far }
}

/** A frame around what is at home, or around all where nothing is at home; none around nothing. */
export const frameOf = ({ near, far }: Extent): Frame | undefined => near ?? far

export const isWithin = ({ southWest, northEast }: Frame, { lat, lng }: Coordinates): boolean =>
  lat >= southWest.lat && lat <= northEast.lat && lng >= southWest.lng && lng <= northEast.lng

const joined = (one: Frame | undefined, other: Frame | undefined): Frame | undefined =>
  other === undefined ? one : widened(widened(one, other.southWest), other.northEast)

const widened = (frame: Frame | undefined, at: Coordinates): Frame => {
  const { lat, lng } = at
  if (frame === undefined) return { southWest: { lat, lng }, northEast: { lat, lng } }
  if (isWithin(frame, at)) return frame
  const { southWest, northEast } = frame
  return {
    southWest: { lat: Math.min(southWest.lat, lat), lng: Math.min(southWest.lng, lng) },
    northEast: { lat: Math.max(northEast.lat, lat), lng: Math.max(northEast.lng, lng) },
  }
}
