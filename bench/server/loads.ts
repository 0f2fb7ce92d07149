import { sampleStop, STOPS_PER_ROUTE } from './saved-plan'
import { PROJECTS_PATH, type ApiClient } from './api-client'
import type { Load } from './load'
import { requestOf, type Request } from './request'

/** Makes the requests of this many clients for these projects. */
export type CreateLoad = (client: ApiClient, clients: number, ...projects: ReadonlyArray<string>) => Load

const requestsPerClient = (
  clients: number,
  requestsOf: (clientIndex: number) => ReadonlyArray<Request>,
): Load['clients'] => Array.from({ length: clients }, (_, clientIndex) => requestsOf(clientIndex))

const sameRequestLoad = (base: string, clients: number, status: number, request: Request): Load => ({
  base,
  status,
  clients: requestsPerClient(clients, () => [request]),
})

const stopsPath = (project = ''): string => `${PROJECTS_PATH}/${project}/stops`

export const createStopLoad: CreateLoad = ({ base, requestFor }, clients, project) =>
  sameRequestLoad(base, clients, 201, requestFor('POST', stopsPath(project), sampleStop))

export const listStopsLoad: CreateLoad = ({ base, requestFor }, clients, project) =>
  sameRequestLoad(base, clients, 200, requestFor('GET', stopsPath(project)))

/** Requests a list that the client has in its current version. */
export const cachedListLoad = (client: ApiClient, clients: number, project: string, etag: string): Load =>
  sameRequestLoad(
    client.base,
    clients,
    304,
    client.requestFor('GET', stopsPath(project), undefined, { 'if-none-match': etag }),
  )

/** Each client moves its own stop from one route of a day to another, and back. */
export const moveStopLoad: CreateLoad = ({ base, requestFor }, clients, ...projectIds) => ({
  base,
  status: 200,
  clients: requestsPerClient(clients, (clientIndex) => {
    const pairIndex = Math.floor(clientIndex / projectIds.length)
    const id = `stop-${pairIndex * 2 * STOPS_PER_ROUTE + 7}`
    const carrier = 1 + ((pairIndex * 2) % 4)
    const path = `${stopsPath(projectIds[clientIndex % projectIds.length])}/${id}/updateInExternalSystem`
    const moveTo = (newCarrier: number, number: number): Request =>
      requestFor('PATCH', path, { id, new_carrier_id: newCarrier, new_carrier_sequence: number })
    return [moveTo(carrier + 1, 30), moveTo(carrier, 80)]
  }),
})

/** Requests to the compared program, which has no users. */
export const baselineCreateLoad = (base: string, clients: number): Load =>
  sameRequestLoad(base, clients, 201, requestOf({ method: 'POST', path: '/', body: sampleStop }))

export const baselineReadLoad = (base: string, clients: number, path = '/'): Load =>
  sameRequestLoad(base, clients, 200, requestOf({ method: 'GET', path }))
