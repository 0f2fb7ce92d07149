import type { Coordinates } from './coordinates'

/** A point on a globe of radius 1, so that distances need no trigonometry for each pair. */
export type GlobePoint = { readonly x: number; readonly y: number; readonly z: number }

/** Mean radius of the earth. */
const RADIUS_METRES = 6_371_008.8

export const globePointOf = ({ lat, lng }: Coordinates): GlobePoint => {
  const latRadians = toRadians(lat)
  const lngRadians = toRadians(lng)
  return {
    x: Math.cos(latRadians) * Math.cos(lngRadians),
    y: Math.cos(latRadians) * Math.sin(lngRadians),
    z: Math.sin(latRadians),
  }
}

/** Distance in a straight line over the globe, by the chord: exact for near points, and equal in both directions. */
export const metresBetween = (from: GlobePoint, to: GlobePoint): number =>
  2 * RADIUS_METRES * Math.asin(Math.min(1, chordBetween(from, to) / 2))

/** Straight through the globe: no more than the distance over it, and calculated faster. */
export const leastMetresBetween = (from: GlobePoint, to: GlobePoint): number => RADIUS_METRES * chordBetween(from, to)

const chordBetween = (from: GlobePoint, to: GlobePoint): number => {
  const dx = from.x - to.x
  const dy = from.y - to.y
  const dz = from.z - to.z
  return Math.sqrt(dx * dx + dy * dy + dz * dz)
}

/** The point that lies some metres to the east and to the north; near points only, and not at the poles. */
export const pointBeside = (
  { lat, lng }: Coordinates,
  { east, north }: { readonly east: number; readonly north: number },
): Coordinates => ({
  lat: lat + toDegrees(north / RADIUS_METRES),
  lng: lng + toDegrees(east / (RADIUS_METRES * Math.cos(toRadians(lat)))),
})

const toDegrees = (radians: number): number => (radians * 180) / Math.PI

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180
