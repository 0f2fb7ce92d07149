import type { Coordinates } from '../address'
import { memoizeWeak } from '../remembered'
import { fixedHeadquarters } from './map-constants'
import type { HeadquartersMark } from './map-marker'

const marked = (at: Coordinates, id: string): HeadquartersMark => ({
  kind: 'headquarters',
  id: `headquarters ${id}`,
  at,
  name: 'Headquarters',
})

const fixed = fixedHeadquarters.map((at, index) => marked(at, String(index + 1)))

const ownMark = memoizeWeak((own: Coordinates) => marked(own, 'own'))

/** §9: the two fixed ones, and the organisation's own where it is neither. */
export const headquartersMarks = (own: Coordinates | undefined): ReadonlyArray<HeadquartersMark> =>
  own === undefined || fixedHeadquarters.some(({ lat, lng }) => lat === own.lat && lng === own.lng)
    ? fixed
    : [...fixed, ownMark(own)]
