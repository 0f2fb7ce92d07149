import type { Coordinates } from '../address'

/** Size of the world in pixels at zoom 0, as in Leaflet; each zoom doubles it. */
const WORLD_SIZE = 256

/** The latitude where the square map ends. */
const MAX_LATITUDE = 85.0511287798

export const worldX = (lng: number): number => ((lng + 180) / 360) * WORLD_SIZE

export const worldY = (lat: number): number => {
  const sine = Math.sin((Math.min(Math.max(lat, -MAX_LATITUDE), MAX_LATITUDE) * Math.PI) / 180)
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD_SIZE
}

export const coordinatesAt = (x: number, y: number): Coordinates => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD_SIZE))) * 180) / Math.PI,
  lng: (x / WORLD_SIZE) * 360 - 180,
})

/** The world points of places: where each is on the map at zoom 0, in pixels. One typed array alternates x and y. */
export const worldPointsOf = (coordinates: ReadonlyArray<Coordinates>): Float64Array => {
  const points = new Float64Array(coordinates.length * 2)
  for (const [index, { lat, lng }] of coordinates.entries()) {
    points[2 * index] = worldX(lng)
    points[2 * index + 1] = worldY(lat)
  }
  return points
}

export type WorldBox = { readonly west: number; readonly north: number; readonly east: number; readonly south: number }

export const worldBoxOf = (points: Float64Array): WorldBox => {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let index = 0; index < points.length; index += 2) {
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0]
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  return { west, north, east, south }
}

export const intersects = (first: WorldBox, second: WorldBox): boolean =>
  first.west <= second.east && first.east >= second.west && first.north <= second.south && first.south >= second.north

export const containsPoint = ({ west, north, east, south }: WorldBox, x: number, y: number): boolean =>
  x >= west && x <= east && y >= north && y <= south

export const covers = (first: WorldBox, second: WorldBox): boolean =>
  first.west <= second.west && first.east >= second.east && first.north <= second.north && first.south >= second.south
