import { invalidRefusal, type Refusal } from '../../../contract'
import type { RouteProblem } from '../../../src/domain/problem'
import { formatNumber } from '../../../src/domain/text'
import { distinctPlaces } from '../../travel'

/**
 * With the roads between so many places, solving takes about 700 MB, and over a hundred more for the next thousand
 * places.
 */
export const MAX_PLACES = 7_000

/** The refusal of a problem for which there is not enough memory. */
export const placeLimitRefusal = (problem: RouteProblem, field: string): Refusal | undefined => {
  const places = distinctPlaces(placesOf(problem)).length
  if (places <= MAX_PLACES) return undefined
  const reason = `${formatNumber(places)} places are more than can be planned at once, ${formatNumber(MAX_PLACES)}: choose fewer days, or fewer stops`
  return invalidRefusal([{ field, reason }])
}

export const placesOf = ({ stops, vehicles }: RouteProblem) => [
  ...vehicles.flatMap(({ start, end }) => [start, end]),
  ...stops.map(({ coordinates }) => coordinates),
]
