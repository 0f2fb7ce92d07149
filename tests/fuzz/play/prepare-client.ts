import assert from 'node:assert/strict'
import { endpoints, type AnyEndpoint } from '../../../contract'
import { isRecord } from '../../../src/domain/parse'
import { formOf } from '../../server/endpoints/request-kit'
import { answered } from './send-request'
import { stopsOf } from './known-state'
import { learn } from './learn'
import { see, type Party } from './fuzz-client'
import type { Server } from './fuzz-server'

type Said = { readonly payload: string | Buffer; readonly headers: Readonly<Record<string, string>> }

const json = (body: unknown): Said => ({
  payload: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

const form = (content: string): Said => {
  const { raw = '', headers = {} } = formOf(content)
  return { payload: raw, headers }
}

const driver = {
  firstName: 'Joris',
  lastName: 'de Vries',
  zip: '2801 YA',
  houseNumber: '3',
  addressSummary: 'Lindenhof 3, 2801 YA Gouda',
  mobileNumber: '06-12345678',
  availabilityEarliest: '9:00',
  availabilityLatest: '18:00',
  capacity: [0, 50],
}

const STOPS = 6
const DAYS = ['Ma', 'Di', undefined]

const stops = Array.from({ length: STOPS }, (_, at) => ({
  customerName: `Klant ${at + 1}`,
  zip: '2801 YA',
  houseNumber: String(at + 1),
  lat: 52 + at / 100,
  lng: 4.7,
  routeDay: DAYS[at % DAYS.length],
}))

/**
 * What an organisation begins with: a project with some stops on two routes, an
 * optimisation of it under way, and two drivers.
 */
export const settleIn = async (server: Server, party: Party): Promise<void> => {
  const ask = async (call: AnyEndpoint, names: Readonly<Record<string, string>>, { payload, headers }: Said) => {
    const url = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '')
    const request = { method: call.method, url, payload, headers: { ...headers, 'x-api-key': party.key } }
    const answer = await answered(server.app, request)
    assert.equal(answer.status, call.answer.status, answer.text)
    learn(party.known, { call, names }, answer)
    return answer
  }
  for (const firstName of ['Joris', 'Anna']) await ask(endpoints.createDriver, {}, json({ ...driver, firstName }))
  const { body } = await ask(endpoints.createProject, {}, json({ projectName: 'Week 48' }))
  const id = isRecord(body) && isRecord(body['data']) ? String(body['data']['id']) : ''
  await ask(endpoints.uploadStops, { id }, form(JSON.stringify(stops)))
  await see(party, id)
  const known = party.known.projects.get(id)
  for (const stopId of known === undefined ? [] : stopsOf(known).slice(1))
    await ask(endpoints.updateStop, { id, stopId }, json({ id: stopId, new_carrier_id: 1 }))
  await see(party, id)
  await ask(endpoints.optimiseProject, { id }, json({ budget_seconds: 1 }))
}
