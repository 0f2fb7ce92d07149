import type { Coordinates } from '../address'

/** A link that opens some places of a route, in their order, in the navigation app of a phone. */
export type NavigationLink<Place> = { readonly url: string; readonly places: ReadonlyArray<Place> }

/** Google Maps takes a destination and nine places on the way; it starts where the phone is. */
const PLACES_PER_LINK = 10

/** Each place is in one link; the links follow each other. */
export const navigationLinks = <Place extends { readonly coordinates: Coordinates }>(
  places: ReadonlyArray<Place>,
): ReadonlyArray<NavigationLink<Place>> =>
  Array.from({ length: Math.ceil(places.length / PLACES_PER_LINK) }, (_, index) => {
    const linked = places.slice(index * PLACES_PER_LINK, (index + 1) * PLACES_PER_LINK)
    return { url: urlThrough(linked.map(({ coordinates }) => pointText(coordinates))), places: linked }
  })

const urlThrough = (points: ReadonlyArray<string>): string => {
  const onTheWay = points.slice(0, -1)
  return [
    `https://www.google.com/maps/dir/?api=1&destination=${points.at(-1) ?? ''}`,
    ...(onTheWay.length === 0 ? [] : [`waypoints=${onTheWay.join('%7C')}`]),
  ].join('&')
}

/** To the metre; a comma needs no escape in a query. */
const pointText = ({ lat, lng }: Coordinates): string => `${degrees(lat)},${degrees(lng)}`

const degrees = (value: number): string => String(Math.round(value * 1e5) / 1e5)
