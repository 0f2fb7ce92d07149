import * as O from 'fp-ts/Option'
import { coordinatesOf, type Coordinates } from '../address'
import { placesOfRoute, type Route } from '../route'

/** Decodes a path of five decimals; none for invalid text or points outside the earth. */
export const decodePolyline = (text: string): O.Option<ReadonlyArray<Coordinates>> => {
  const steps = decodeSteps(text)
  if (steps === undefined || steps.length % 2 === 1) return O.none
  const points: Coordinates[] = []
  let [lat, lng] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    lat += steps[index] ?? 0
    lng += steps[index + 1] ?? 0
    const point = coordinatesOf(lat / 1e5, lng / 1e5)
    if (point === undefined) return O.none
    points.push(point)
  }
  return O.some(points)
}

/** The points of a route along its roads; from place to place where it has no line. */
export const pathOfRoute = (route: Route): ReadonlyArray<Coordinates> => {
  const line = O.toUndefined(decodePolyline(route.overviewPolyline ?? '')) ?? []
  return line.length > 1 ? line : placesOfRoute(route)
}

/** Six characters of five bits hold every step on earth. */
const MAX_SHIFT = 25

/** Latitude and longitude steps alternate, in 1e-5 degrees. */
const decodeSteps = (text: string): ReadonlyArray<number> | undefined => {
  const steps: number[] = []
  let [value, shift] = [0, 0]
  for (let index = 0; index < text.length; index += 1) {
    const bits = text.charCodeAt(index) - 63
    if (bits < 0 || bits > 63 || shift > MAX_SHIFT) return undefined
    value += (bits % 32) * 2 ** shift
    if (bits >= 32) {
      shift += 5
    } else {
      steps.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2)
      value = 0
      shift = 0
    }
  }
  return shift === 0 ? steps : undefined
}
