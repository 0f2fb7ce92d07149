import assert from 'node:assert/strict'
import { driverBody } from '../../kit/driver-body'
import { endpoints, type AnyEndpoint } from '../../../contract'
import { isJsonObject } from '../../../src/domain/parse'
import { formOf } from '../../server/endpoints/request-kit'
import { sendRequest } from './send-request'
import { stopsOf } from './known-state'
import { recordAnswer } from './learn'
import { refreshProject, type FuzzClient } from './fuzz-client'
import type { FuzzServer } from './fuzz-server'

type RequestContent = { readonly payload: string | Buffer; readonly headers: Readonly<Record<string, string>> }

const jsonContent = (body: unknown): RequestContent => ({
  payload: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

const formContent = (content: string): RequestContent => {
  const { raw = '', headers = {} } = formOf(content)
  return { payload: raw, headers }
}

const STOPS = 6
const DAYS = ['Ma', 'Di', undefined]

const stops = Array.from({ length: STOPS }, (_, index) => ({
  customerName: `Klant ${index + 1}`,
  zip: '2801 YA',
  houseNumber: String(index + 1),
  lat: 52 + index / 100,
  lng: 4.7,
  routeDay: DAYS[index % DAYS.length],
}))

/**
 * The initial state of an organisation: a project with some stops on two routes, a running optimisation of it, and two
 * drivers.
 */
export const prepareClient = async (server: FuzzServer, client: FuzzClient): Promise<void> => {
  const send = async (
    endpoint: AnyEndpoint,
    names: Readonly<Record<string, string>>,
    { payload, headers }: RequestContent,
  ) => {
    const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '')
    const request = { method: endpoint.method, url, payload, headers: { ...headers, 'x-api-key': client.key } }
    const answer = await sendRequest(server.app, request)
    assert.equal(answer.status, endpoint.answer.status, answer.text)
    recordAnswer(client.known, { endpoint, names }, answer)
    return answer
  }
  for (const firstName of ['Joris', 'Anna'])
    await send(endpoints.createDriver, {}, jsonContent({ ...driverBody, firstName }))
  const { body } = await send(endpoints.createProject, {}, jsonContent({ projectName: 'Week 48' }))
  const id = isJsonObject(body) && isJsonObject(body['data']) ? String(body['data']['id']) : ''
  await send(endpoints.uploadStops, { id }, formContent(JSON.stringify(stops)))
  await refreshProject(client, id)
  const project = client.known.projects.get(id)
  for (const stopId of project === undefined ? [] : stopsOf(project).slice(1))
    await send(endpoints.updateStop, { id, stopId }, jsonContent({ id: stopId, new_carrier_id: 1 }))
  await refreshProject(client, id)
  await send(endpoints.optimiseProject, { id }, jsonContent({ budget_seconds: 1 }))
}
