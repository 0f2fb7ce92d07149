import type { Coordinates } from '../address'

/** The earth as Leaflet lays it out at zoom 0, on 256 by 256 pixels; each zoom has twice as many. */
const WORLD = 256

/** Beyond this latitude there is no map: the square ends. */
const LAST_LATITUDE = 85.0511287798

export const worldX = (lng: number): number => ((lng + 180) / 360) * WORLD

export const worldY = (lat: number): number => {
  const sine = Math.sin((Math.min(Math.max(lat, -LAST_LATITUDE), LAST_LATITUDE) * Math.PI) / 180)
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD
}

export const placeAt = (x: number, y: number): Coordinates => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI,
  lng: (x / WORLD) * 360 - 180,
})

/** x and y in turn: thousands of points in one piece of memory. */
export const worldPointsOf = (places: ReadonlyArray<Coordinates>): Float64Array => {
  const points = new Float64Array(places.length * 2)
  for (const [at, { lat, lng }] of places.entries()) {
    points[2 * at] = worldX(lng)
    points[2 * at + 1] = worldY(lat)
  }
  return points
}

/** A piece of the world. */
export type Box = { readonly west: number; readonly north: number; readonly east: number; readonly south: number }

export const boxAround = (points: Float64Array): Box => {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0]
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  return { west, north, east, south }
}

export const meets = (one: Box, other: Box): boolean =>
  one.west <= other.east && one.east >= other.west && one.north <= other.south && one.south >= other.north

export const isInside = ({ west, north, east, south }: Box, x: number, y: number): boolean =>
  x >= west && x <= east && y >= north && y <= south

export const covers = (one: Box, other: Box): boolean =>
  one.west <= other.west && one.east >= other.east && one.north <= other.north && one.south >= other.south
