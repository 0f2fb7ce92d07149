import { invalidRefusal, type Refusal } from '../../../contract'
import type { RouteProblem } from '../../../src/domain/problem'
import { formatNumber } from '../../../src/domain/text'
import { distinct } from '../../travel'

/**
 * With the roads between so many places, solving takes about 700 MB, and over a hundred more for the next thousand
 * places.
 */
export const MOST_PLACES = 7_000

/** The refusal of a problem for which there is not enough memory. */
export const tooManyPlaces = (problem: RouteProblem, field: string): Refusal | undefined => {
  const places = distinct(placesIn(problem)).length
  if (places <= MOST_PLACES) return undefined
  const reason = `${formatNumber(places)} places are more than can be planned at once, ${formatNumber(MOST_PLACES)}: choose fewer days, or fewer stops`
  return invalidRefusal([{ field, reason }])
}

export const placesIn = ({ stops, vehicles }: RouteProblem) => [
  ...vehicles.flatMap(({ start, end }) => [start, end]),
  ...stops.map(({ coordinates }) => coordinates),
]
