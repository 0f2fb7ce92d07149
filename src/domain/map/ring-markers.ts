import type { Coordinates } from '../address'
import { colourOf, routeNumberOf, type Route } from '../route'
import type { RingMark } from './map-marker'
import { placeOn } from './valid-coordinates'

/** Where a route starts and ends: one ring where that is one place. */
export const ringMarksOf = (route: Route): ReadonlyArray<RingMark> => {
  const [start, end] = [placeOn(route.start?.address.coordinates), placeOn(route.end?.address.coordinates)]
  if (start && end && start.lat === end.lat && start.lng === end.lng)
    return [ring(route, 'start', 'Start and end', start)]
  return [
    ...(start === undefined ? [] : [ring(route, 'start', 'Start', start)]),
    ...(end === undefined ? [] : [ring(route, 'end', 'End', end)]),
  ]
}

const ring = (route: Route, side: 'start' | 'end', word: string, at: Coordinates): RingMark => ({
  kind: 'ring',
  id: `${side} ${route.index}`,
  at,
  colour: colourOf(route.color),
  name: `${word} of route ${routeNumberOf(route)}`,
  routeIndex: route.index,
})
