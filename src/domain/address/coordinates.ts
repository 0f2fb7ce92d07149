export type Coordinates = { readonly lat: number; readonly lng: number }

/** A point a map can show. 0/0 lies in the sea off Ghana: software writes it where nothing was known. */
export const coordinatesOf = (lat: unknown, lng: unknown): Coordinates | undefined =>
  typeof lat === 'number' &&
  typeof lng === 'number' &&
  Math.abs(lat) <= 90 &&
  Math.abs(lng) <= 180 &&
  !(lat === 0 && lng === 0)
    ? { lat, lng }
    : undefined
