export type Coordinates = { readonly lat: number; readonly lng: number }

/** How far either coordinate may be from zero, in degrees. */
export const furthest: Coordinates = { lat: 90, lng: 180 }

/** A point a map can show. 0/0 lies in the sea off Ghana: software writes it where nothing was known. */
export const coordinatesOf = (lat: unknown, lng: unknown): Coordinates | undefined =>
  typeof lat === 'number' &&
  typeof lng === 'number' &&
  Math.abs(lat) <= furthest.lat &&
  Math.abs(lng) <= furthest.lng &&
  !(lat === 0 && lng === 0)
    ? { lat, lng }
    : undefined
