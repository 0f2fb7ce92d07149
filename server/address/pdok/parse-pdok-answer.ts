import * as E from 'fp-ts/Either'
import { parseLookupAnswer, type FoundAddress } from '../../../src/domain/address'
import { isRecord, withFallback, textOrNumber, type JsonObject } from '../../../src/domain/parse'
import type { LookupResult } from '../geocoder'
import { additionOf, findHouse, type House } from '../house'

/** Reads the answer of PDOK about a house. An answer of another form means that PDOK is not really there: `away`. */
export const parsePdokAnswer = (answer: unknown, house: House): LookupResult => {
  const response = isRecord(answer) ? answer['response'] : undefined
  const docs = isRecord(response) ? response['docs'] : undefined
  if (!Array.isArray(docs)) return E.left('away')
  const addresses = docs.flatMap((doc: unknown) => (isRecord(doc) ? (parseDoc(doc) ?? []) : []))
  if (addresses.length < Math.min(docs.length, 1)) return E.left('away')
  const sameNumber = addresses.filter(
    ({ doc }) => hasFieldValue(doc, 'postcode', house.zip) && hasFieldValue(doc, 'huisnummer', house.number),
  )
  const match = findHouse(sameNumber, house.addition)
  return match === undefined ? E.left('nothing there') : E.right(match.address)
}

type ParsedDoc = { readonly doc: JsonObject; readonly addition: string; readonly address: FoundAddress }

const parseDoc = (doc: JsonObject): ParsedDoc | undefined => {
  const address = parseLookupAnswer({
    street_name: doc['straatnaam'],
    house_number: doc['huisnummer'],
    city: doc['woonplaatsnaam'],
    ...parsePoint(doc['centroide_ll']),
  })
  const addition = additionOf(`${parseText(doc['huisletter'])}${parseText(doc['huisnummertoevoeging'])}`)
  return address && { doc, addition, address }
}

const parseText = withFallback(textOrNumber(), '')

/** PDOK also answers addresses that are only similar, which are dropped. A field that it leaves out counts as right. */
const hasFieldValue = (doc: JsonObject, field: string, expected: string): boolean => {
  const text = parseText(doc[field])
  return text === '' || text === expected
}

/** POINT(4.71 52.01): the longitude comes first. */
const parsePoint = (value: unknown): { readonly lat?: string; readonly lng?: string } => {
  const [, lng, lat] = /^POINT ?\((-?[\d.]+) (-?[\d.]+)\)$/.exec(parseText(value)) ?? []
  return lat === undefined || lng === undefined ? {} : { lat, lng }
}
