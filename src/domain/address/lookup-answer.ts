import { filled, isRecord, otherwise } from '../parse'
import type { Coordinates } from './coordinates'
import { coordinatesIn } from './parse-coordinates'

/** What is known of a place that was looked up. */
export type AddressFound = {
  readonly street: string | undefined
  readonly houseNumber: string | undefined
  readonly city: string | undefined
  readonly at: Coordinates | undefined
}

const words = otherwise(filled(), undefined)

/** §3: the answer to a lookup. One with neither street nor city found nothing. */
export const addressFoundIn = (answer: unknown): AddressFound | undefined => {
  if (!isRecord(answer)) return undefined
  const [street, city] = [words(answer['street_name']), words(answer['city'])]
  if (street === undefined && city === undefined) return undefined
  const at = coordinatesIn(answer['lat'], answer['lng'])
  return { street, houseNumber: words(answer['house_number']), city, at }
}
