import { nonBlankText, isRecord, withFallback } from '../parse'
import type { Coordinates } from './coordinates'
import { parseCoordinates } from './parse-coordinates'

export type FoundAddress = {
  readonly street: string | undefined
  readonly houseNumber: string | undefined
  readonly city: string | undefined
  readonly coordinates: Coordinates | undefined
}

const optionalText = withFallback(nonBlankText(), undefined)

/** §3: the answer to a lookup; without street and city it found nothing. */
export const parseLookupAnswer = (answer: unknown): FoundAddress | undefined => {
  if (!isRecord(answer)) return undefined
  const [street, city] = [optionalText(answer['street_name']), optionalText(answer['city'])]
  if (street === undefined && city === undefined) return undefined
  const coordinates = parseCoordinates(answer['lat'], answer['lng'])
  return { street, houseNumber: optionalText(answer['house_number']), city, coordinates }
}
