import * as E from 'fp-ts/Either'
import { parseLookupAnswer, type FoundAddress } from '../../../src/domain/address'
import { isRecord, withFallback, textOrNumber, type JsonObject } from '../../../src/domain/parse'
import type { Found } from '../geocoder'
import { additionOf, houseMeant, type House } from '../house'

/** Reads the answer of PDOK about a house. An answer of another form means that PDOK is not really there: `away`. */
export const foundIn = (answer: unknown, house: House): Found => {
  const response = isRecord(answer) ? answer['response'] : undefined
  const docs = isRecord(response) ? response['docs'] : undefined
  if (!Array.isArray(docs)) return E.left('away')
  const addresses = docs.flatMap((doc: unknown) => (isRecord(doc) ? (addressIn(doc) ?? []) : []))
  if (addresses.length < Math.min(docs.length, 1)) return E.left('away')
  const neighbours = addresses.filter(
    ({ doc }) => isOf(doc, 'postcode', house.zip) && isOf(doc, 'huisnummer', house.number),
  )
  const meant = houseMeant(neighbours, house.addition)
  return meant === undefined ? E.left('nothing there') : E.right(meant.address)
}

type Doc = { readonly doc: JsonObject; readonly addition: string; readonly address: FoundAddress }

const addressIn = (doc: JsonObject): Doc | undefined => {
  const address = parseLookupAnswer({
    street_name: doc['straatnaam'],
    house_number: doc['huisnummer'],
    city: doc['woonplaatsnaam'],
    ...pointIn(doc['centroide_ll']),
  })
  const addition = additionOf(`${words(doc['huisletter'])}${words(doc['huisnummertoevoeging'])}`)
  return address && { doc, addition, address }
}

const words = withFallback(textOrNumber(), '')

/** PDOK also answers addresses that are only similar, which are dropped. A field that it leaves out counts as right. */
const isOf = (doc: JsonObject, field: string, asked: string): boolean => {
  const said = words(doc[field])
  return said === '' || said === asked
}

/** POINT(4.71 52.01): the longitude comes first. */
const pointIn = (written: unknown): { readonly lat?: string; readonly lng?: string } => {
  const [, lng, lat] = /^POINT ?\((-?[\d.]+) (-?[\d.]+)\)$/.exec(words(written)) ?? []
  return lat === undefined || lng === undefined ? {} : { lat, lng }
}
