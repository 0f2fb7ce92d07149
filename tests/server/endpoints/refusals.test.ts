import { beforeAll, describe, expect, it } from 'vitest'
import type { JsonSchema } from '../../../contract/codec'
import { schemaMismatches } from '../../kit/schema-mismatches'
import { aTestServer, type TestAnswer, type SendRequest, type TestServer } from '../test-server'
import { driverBody } from '../../kit/driver-body'
import { aProject, uploadOf, recordIn } from './request-kit'

/** The schema of refusals in the OpenAPI document of the server. */
const schemaFrom = async (testServer: TestServer): Promise<JsonSchema> => {
  const document = JSON.parse((await testServer.anonymous('GET', '/openapi.json')).text) as {
    readonly components: { readonly schemas: { readonly Refusal: JsonSchema } }
  }
  return document.components.schemas.Refusal
}

describe('a refusal', () => {
  let testServer: TestServer
  let ask: SendRequest
  let schema: JsonSchema
  beforeAll(async () => {
    testServer = await aTestServer()
    ask = await testServer.user('anna', 'Noord')
    schema = await schemaFrom(testServer)
  })

  const stale = { headers: { 'if-match': '"99"' } }
  const requestByRefusal: Readonly<Record<string, () => Promise<TestAnswer>>> = {
    '401 signed_out': () => testServer.anonymous('GET', '/delivery/v2/projects/summary'),
    '404 not_found': () => ask('GET', '/delivery/v2/jobs/none'),
    '405 method_not_allowed': () => ask('PATCH', '/healthz'),
    '409 stops_already_there': async () => {
      const path = `/delivery/v2/projects/${await aProject(ask)}/stops/createBulk`
      await ask('POST', path, uploadOf([{}]))
      return ask('POST', path, uploadOf([{}]))
    },
    '412 stale': async () => ask('DELETE', `/delivery/v2/projects/${await aProject(ask)}`, stale),
    '412 stale, of a driver': async () => {
      const { body } = await ask('POST', '/delivery/v2/drivers', { body: driverBody })
      return ask('DELETE', `/delivery/v2/drivers/${String(recordIn(body)['id'])}`, stale)
    },
    '422 invalid': () => ask('POST', '/delivery/v2/projects', { body: {} }),
    '422 bad_upload': async () =>
      ask('POST', `/delivery/v2/projects/${await aProject(ask)}/stops/createBulk`, uploadOf([{ zip: '' }])),
    '422 nothing_to_plan': async () =>
      ask('POST', `/delivery/v2/projects/${await aProject(ask)}/optimize`, { body: {} }),
  }

  it.each(Object.entries(requestByRefusal))(
    'the refusal %s fits the schema of the OpenAPI document',
    async (name, send) => {
      const { status, body } = await send()
      expect(`${status} ${String(recordIn(body)['code'])}`).toBe(name.replace(/,.*$/, ''))
      expect(schemaMismatches(schema, body)).toEqual([])
    },
  )

  it('the refusal of an outdated version has the current version as a number', async () => {
    const { body } = await ask('DELETE', `/delivery/v2/projects/${await aProject(ask)}`, stale)
    expect(body).toMatchObject({ code: 'stale', version: 1 })
  })
})
