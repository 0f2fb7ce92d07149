import type { ServerResponse } from 'node:http'
import { registeredAddresses } from '../../../server/address'
import type { RegisteredAddress } from '../../../src/domain/address'
import { respondJson, startStubServer } from '../../kit/stub-server'

/** How the fake fails. */
export type Fault = (response: ServerResponse, base: string) => void

export type FakePdok = {
  readonly base: string
  /** the received queries, in order */
  readonly queries: ReadonlyArray<URLSearchParams>
  /** sets the fault from now on; undefined removes it */
  readonly setFault: (fault: Fault | undefined) => void
  readonly close: () => Promise<void>
}

/** An address as PDOK documents it: longitude before latitude, and house letters separate from other additions. */
export const docOf = (address: RegisteredAddress) => ({
  bron: 'BAG',
  type: 'adres',
  weergavenaam: `${address.street} ${address.houseNumber}, ${address.zip} ${address.city}`,
  straatnaam: address.street,
  huisnummer: Number(address.houseNumber),
  ...(address.suffix === undefined ? {} : { huisletter: address.suffix.toUpperCase() }),
  postcode: address.zip,
  woonplaatsnaam: address.city,
  centroide_ll: `POINT(${address.coordinates.lng} ${address.coordinates.lat})`,
})

export const answerWith = (docs: ReadonlyArray<unknown>) => ({
  response: { numFound: docs.length, start: 0, maxScore: 17.2, numFoundExact: true, docs },
})

/** Also returns similar addresses, as the real service does: two other house numbers of the zip code follow. */
const docsFor = (query: string, others: ReadonlyArray<RegisteredAddress>): ReadonlyArray<unknown> => {
  const [, zip, number] = /^postcode:(\w+)(?: and huisnummer:(\d+))?$/.exec(query) ?? []
  const withSameZip = [...registeredAddresses, ...others].filter((address) => address.zip === zip)
  if (number === undefined) return withSameZip.map(docOf)
  const matches = withSameZip.filter((address) => address.houseNumber === number)
  return [...matches, ...withSameZip.filter((address) => !matches.includes(address)).slice(0, 2)].map(docOf)
}

/** PDOK's free search over the addresses of the shipped register and others, on a local port. */
export const fakePdok = async (others: ReadonlyArray<RegisteredAddress> = []): Promise<FakePdok> => {
  const queries: URLSearchParams[] = []
  let fault: Fault | undefined
  const server = await startStubServer((request, _body, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    if (url.pathname !== '/bzk/locatieserver/search/v3_1/free') return respondJson(response, 404, { error: 'not here' })
    queries.push(url.searchParams)
    if (fault !== undefined) return fault(response, server.base)
    const [start, rows] = ['start', 'rows'].map((name) => Number(url.searchParams.get(name)))
    const docs = docsFor(url.searchParams.get('q') ?? '', others)
    respondJson(response, 200, answerWith(docs.slice(start, (start ?? 0) + Math.min(rows ?? 0, 100))))
  })
  return {
    base: server.base,
    queries,
    setFault: (next) => {
      fault = next
    },
    close: server.close,
  }
}
