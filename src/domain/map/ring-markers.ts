import type { Coordinates } from '../address'
import { colourOf, routeNumberOf, type Route } from '../route'
import type { RingMarker } from './map-marker'
import { validCoordinates } from './valid-coordinates'

/** Where a route starts and ends: one ring where that is one place. */
export const ringMarkersOf = (route: Route): ReadonlyArray<RingMarker> => {
  const [start, end] = [
    validCoordinates(route.start?.address.coordinates),
    validCoordinates(route.end?.address.coordinates),
  ]
  if (start && end && start.lat === end.lat && start.lng === end.lng)
    return [createRing(route, 'start', 'Start and end', start)]
  return [
    ...(start === undefined ? [] : [createRing(route, 'start', 'Start', start)]),
    ...(end === undefined ? [] : [createRing(route, 'end', 'End', end)]),
  ]
}

const createRing = (route: Route, side: 'start' | 'end', label: string, coordinates: Coordinates): RingMarker => ({
  kind: 'ring',
  id: `${side} ${route.index}`,
  coordinates,
  colour: colourOf(route.color),
  name: `${label} of route ${routeNumberOf(route)}`,
  routeIndex: route.index,
})
