import * as E from 'fp-ts/Either'
import { type Geocoder, parseHouse, findHouse } from './geocoder'
import { fetchJson } from '../fetch-json'
import { additionOf, type FoundAddress, type RegisteredAddress } from '../../src/domain/address'
import { isJsonObject, parseOrFallback, textLike, type JsonObject } from '../../src/domain/parse'
import { decodeAddress } from '../../contract/address'

/** From sending the request until the answer is read. */
const TIMEOUT_MS = 2_000

/** An answer with a hundred addresses is far smaller. */
const MAX_BYTES = 1024 * 1024

export type PdokService = {
  /** the URL before the path that PDOK documents */
  readonly base: string
  readonly timeoutMs?: number
  /** the message never contains an address */
  readonly onUnavailable?: (message: string) => void
}

/** PDOK Locatieserver, the public address service of the Netherlands. */
export const pdokGeocoder = (service: PdokService): Geocoder => ({
  find: async (query) => {
    const house = parseHouse(query)
    if (house === undefined) return E.left('not found')
    const parsed = await askPdok(service, house.zip, ` and huisnummer:${house.number}`)
    if (E.isLeft(parsed)) return parsed
    const sameNumber = parsed.right.filter(
      ({ doc }) => hasFieldValue(doc, 'postcode', house.zip) && hasFieldValue(doc, 'huisnummer', house.number),
    )
    const match = findHouse(sameNumber, house.addition)
    return match === undefined ? E.left('not found') : E.right({ ...match.house.address, isExact: match.isExact })
  },
})

/** Every house of a zip code, in the order of PDOK; those without a street, a number or coordinates are left out. */
export const housesOfPdok =
  (service: PdokService) =>
  async (zip: string): Promise<E.Either<'unavailable', ReadonlyArray<RegisteredAddress>>> =>
    E.map((parsed: ReadonlyArray<ParsedDoc>) =>
      parsed.flatMap(({ doc, address: { street, houseNumber, city, coordinates } }) =>
        !hasFieldValue(doc, 'postcode', zip) || houseNumber === undefined || coordinates === undefined
          ? []
          : [{ zip, houseNumber, suffix: suffixOf(doc), street: street ?? '', city: city ?? '', coordinates }],
      ),
    )(await askPdok(service, zip))

/** The letter and the addition of a house, as people write them: A-2. */
const suffixOf = (doc: JsonObject): string | undefined => {
  const parts = [parseText(doc['huisletter']), parseText(doc['huisnummertoevoeging'])].filter((part) => part !== '')
  return parts.length === 0 ? undefined : parts.join('-')
}

type PdokAnswer = E.Either<'unavailable', ReadonlyArray<ParsedDoc>>

/** Asks for page after page: a zip code can have more addresses than PDOK gives in one answer. */
const askPdok = async (service: PdokService, zip: string, condition = ''): Promise<PdokAnswer> => {
  const docs: ParsedDoc[] = []
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await askForPage(service, `postcode:${zip}${condition}`, page * MAX_ROWS)
    if (E.isLeft(answer)) return answer
    docs.push(...answer.right)
    const last = answer.right.at(-1)
    // Similar addresses follow the ones that were asked for.
    if (answer.right.length < MAX_ROWS || last === undefined || !hasFieldValue(last.doc, 'postcode', zip)) break
  }
  return E.right(docs)
}

const askForPage = async (
  { base, timeoutMs = TIMEOUT_MS, onUnavailable = () => undefined }: PdokService,
  query: string,
  start: number,
): Promise<PdokAnswer> => {
  const startedAt = performance.now()
  const answer = await fetchJson(pdokUrl(base, query, start), { timeoutMs, maxBytes: MAX_BYTES })
  const result = E.isLeft(answer) ? E.left('unavailable' as const) : parsePdokAnswer(answer.right)
  if (E.isLeft(result)) {
    const reason = E.isLeft(answer) ? answer.left : 'not an answer of PDOK'
    const ms = Math.round(performance.now() - startedAt)
    onUnavailable(`the address service ${new URL(base).host} is away: ${reason}, after ${ms} ms`)
  }
  return result
}

const PATH = '/bzk/locatieserver/search/v3_1/free'

/** PDOK's limit for one answer. */
const MAX_ROWS = 100

/** A zip code of more addresses is that of no street. */
const MAX_PAGES = 20

const FIELDS = 'straatnaam,huisnummer,huisletter,huisnummertoevoeging,postcode,woonplaatsnaam,centroide_ll'

/** Finds addresses; a query of zip codes and numbers contains only letters and digits, so no escaping is needed. */
const pdokUrl = (base: string, query: string, start: number): URL => {
  const url = new URL(`${base.replace(/\/+$/, '')}${PATH}`)
  const page = { rows: String(MAX_ROWS), start: String(start) }
  url.search = new URLSearchParams({ q: query, fq: 'type:adres', fl: FIELDS, ...page }).toString()
  return url
}

/** An answer of another form comes from another server, so the service counts as unavailable. */
const parsePdokAnswer = (answer: unknown): PdokAnswer => {
  const response = isJsonObject(answer) ? answer['response'] : undefined
  const docs = isJsonObject(response) ? response['docs'] : undefined
  if (!Array.isArray(docs)) return E.left('unavailable')
  const addresses = docs.flatMap((doc: unknown) => (isJsonObject(doc) ? (parseDoc(doc) ?? []) : []))
  return addresses.length < Math.min(docs.length, 1) ? E.left('unavailable') : E.right(addresses)
}

type ParsedDoc = { readonly doc: JsonObject; readonly addition: string; readonly address: FoundAddress }

const parseDoc = (doc: JsonObject): ParsedDoc | undefined => {
  const address = decodeAddress({
    street_name: doc['straatnaam'],
    house_number: doc['huisnummer'],
    city: doc['woonplaatsnaam'],
    ...parsePoint(doc['centroide_ll']),
  })
  const addition = additionOf(`${parseText(doc['huisletter'])}${parseText(doc['huisnummertoevoeging'])}`)
  return address && { doc, addition, address }
}

const parseText = parseOrFallback(textLike(), '')

/** PDOK also returns similar addresses, which are dropped. A missing field counts as equal. */
const hasFieldValue = (doc: JsonObject, field: string, expected: string): boolean => {
  const text = parseText(doc[field])
  return text === '' || text === expected
}

/** POINT(4.71 52.01): longitude first. */
const parsePoint = (value: unknown): { readonly lat?: string; readonly lng?: string } => {
  const [, lng, lat] = /^POINT ?\((-?[\d.]+) (-?[\d.]+)\)$/.exec(parseText(value)) ?? []
  return lat === undefined || lng === undefined ? {} : { lat, lng }
}
