export type Coordinates = { readonly lat: number; readonly lng: number }

/** How far either coordinate may be from zero, in degrees. */
export const maxDegrees: Coordinates = { lat: 90, lng: 180 }

/** A point a map can show. 0/0 lies in the sea off Ghana: software writes it where nothing was known. */
export const coordinatesOf = (lat: unknown, lng: unknown): Coordinates | undefined =>
  typeof lat === 'number' && typeof lng === 'number' && isOnEarth(lat, lng) ? { lat, lng } : undefined

/** The same of coordinates that are there already, and come from who knows where. */
export const isValidCoordinates = ({ lat, lng }: Coordinates): boolean => isOnEarth(lat, lng)

const isOnEarth = (lat: number, lng: number): boolean =>
  Math.abs(lat) <= maxDegrees.lat && Math.abs(lng) <= maxDegrees.lng && !(lat === 0 && lng === 0)
