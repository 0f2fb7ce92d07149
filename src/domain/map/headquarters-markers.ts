import type { Coordinates } from '../address'
import { memoizeWeak } from '../remembered'
import { fixedHeadquarters } from './map-constants'
import type { HeadquartersMarker } from './map-marker'

const createMarker = (coordinates: Coordinates, id: string): HeadquartersMarker => ({
  kind: 'headquarters',
  id: `headquarters ${id}`,
  coordinates,
  name: 'Headquarters',
})

const fixedMarkers = fixedHeadquarters.map((coordinates, index) => createMarker(coordinates, String(index + 1)))

const ownMarker = memoizeWeak((own: Coordinates) => createMarker(own, 'own'))

/** §9: the two fixed ones, and the organisation's own where it is neither. */
export const headquartersMarkersOf = (own: Coordinates | undefined): ReadonlyArray<HeadquartersMarker> =>
  own === undefined || fixedHeadquarters.some(({ lat, lng }) => lat === own.lat && lng === own.lng)
    ? fixedMarkers
    : [...fixedMarkers, ownMarker(own)]
