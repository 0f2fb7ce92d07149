import type { Coordinates } from '../address'
import { fixedHeadquarters } from './constants'
import type { HeadquartersMark } from './mark'

const marked = (at: Coordinates, id: string): HeadquartersMark => ({
  kind: 'headquarters',
  id: `headquarters ${id}`,
  at,
  name: 'Headquarters',
})

const fixed = fixedHeadquarters.map((at, index) => marked(at, String(index + 1)))

/** §9: the two fixed ones, and the organisation's own where it is neither. */
export const headquartersMarks = (own: Coordinates | undefined): ReadonlyArray<HeadquartersMark> =>
  own === undefined || fixedHeadquarters.some(({ lat, lng }) => lat === own.lat && lng === own.lng)
    ? fixed
    : [...fixed, ownMark(own)]

const ownMark = (own: Coordinates): HeadquartersMark => {
  const known = ownMarks.get(own)
  if (known !== undefined) return known
  const made = marked(own, 'own')
  ownMarks.set(own, made)
  return made
}

const ownMarks = new WeakMap<Coordinates, HeadquartersMark>()
