import { aStop, STOPS_A_ROUTE } from './saved-plan'
import { projects, type Desk } from './api-client'
import type { Load } from './load'
import { requestOf, type Request } from './request'

/** Makes the requests of so many clients for these projects. */
export type LoadOf = (desk: Desk, clients: number, ...projects: ReadonlyArray<string>) => Load

const each = (clients: number, asks: (at: number) => ReadonlyArray<Request>): Load['clients'] =>
  Array.from({ length: clients }, (_, at) => asks(at))

const every = (base: string, clients: number, status: number, request: Request): Load => ({
  base,
  status,
  clients: each(clients, () => [request]),
})

const stopsOf = (project = ''): string => `${projects}/${project}/stops`

export const creatingStops: LoadOf = ({ base, asking }, clients, project) =>
  every(base, clients, 201, asking('POST', stopsOf(project), aStop))

export const listingStops: LoadOf = ({ base, asking }, clients, project) =>
  every(base, clients, 200, asking('GET', stopsOf(project)))

/** Asks again for a list that the client has in its current version. */
export const askingAgain = (desk: Desk, clients: number, project: string, etag: string): Load =>
  every(desk.base, clients, 304, desk.asking('GET', stopsOf(project), undefined, { 'if-none-match': etag }))

/** Each client moves a stop of its own from one route of a day to another, and back. */
export const movingStops: LoadOf = ({ base, asking }, clients, ...among) => ({
  base,
  status: 200,
  clients: each(clients, (at) => {
    const turn = Math.floor(at / among.length)
    const id = `stop-${turn * 2 * STOPS_A_ROUTE + 7}`
    const carrier = 1 + ((turn * 2) % 4)
    const path = `${stopsOf(among[at % among.length])}/${id}/updateInExternalSystem`
    const to = (newCarrier: number, number: number): Request =>
      asking('PATCH', path, { id, new_carrier_id: newCarrier, new_carrier_sequence: number })
    return [to(carrier + 1, 30), to(carrier, 80)]
  }),
})

/** The requests to the compared program, which has no users. */
export const keeping = (base: string, clients: number): Load =>
  every(base, clients, 201, requestOf({ method: 'POST', path: '/', body: aStop }))

export const reading = (base: string, clients: number, path = '/'): Load =>
  every(base, clients, 200, requestOf({ method: 'GET', path }))
