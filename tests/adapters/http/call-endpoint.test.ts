import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { sendRequest, callEndpoint } from '../../../src/adapters/http'
import { respondJson, startStubServer } from '../../kit/stub-server'

type SentRequest = { readonly target: string; readonly key: unknown; readonly body: string }

/** The requests that reach a server, and the result of its answer. */
const exchange = async <A>(
  answer: unknown,
  make: (call: ReturnType<typeof callEndpoint>) => () => Promise<A>,
  apiKey?: () => string | undefined,
): Promise<{ readonly requests: ReadonlyArray<SentRequest>; readonly result: A }> => {
  const requests: SentRequest[] = []
  const server = await startStubServer((request, body, response) => {
    requests.push({ target: `${request.method} ${request.url}`, key: request.headers['x-api-key'], body })
    respondJson(response, 200, answer)
  })
  const settings = { base: server.base, timeout: 5_000, ...(apiKey === undefined ? {} : { apiKey }) }
  const result = await make(callEndpoint(sendRequest(settings)))()
  await server.close()
  return { requests, result }
}

const emptyInput = { parameters: {}, query: {}, body: {} }

describe('callEndpoint', () => {
  it('the path has its parameters filled in', async () => {
    const { requests, result } = await exchange('', (call) =>
      call(endpoints.deleteDriver)({ ...emptyInput, parameters: { id: 'a/b?' } }),
    )
    expect(requests).toEqual([{ target: 'DELETE /delivery/v2/drivers/a%2Fb%3F', key: undefined, body: '' }])
    expect(result).toEqual(E.right({}))
  })

  it('the query is part of the address', async () => {
    const { requests, result } = await exchange(
      { street_name: 'Oude Gracht', city: 'Utrecht', lat: 52.09, lng: 5.12 },
      (call) =>
        call(endpoints.lookUpAddress)({
          ...emptyInput,
          query: { zip: '3511AB', houseNumber: '12 & 14', houseNumberSuffix: '' },
        }),
    )
    expect(requests[0]?.target).toBe(
      'GET /delivery/v2/utils/zipcodecheck?zipcode=3511AB&housenumber=12%20%26%2014&suffix=',
    )
    expect(result).toEqual(
      E.right({
        street: 'Oude Gracht',
        houseNumber: undefined,
        city: 'Utrecht',
        coordinates: { lat: 52.09, lng: 5.12 },
      }),
    )
  })

  it('the body has the field names of the contract', async () => {
    const { requests, result } = await exchange({ data: { id: 'p1', projectName: 'Week 48' } }, (call) =>
      call(endpoints.createProject)({ ...emptyInput, body: { name: 'Week 48' } }),
    )
    expect(requests[0]?.body).toBe('{"projectName":"Week 48"}')
    expect(result).toEqual(E.right({ project: { id: 'p1', name: 'Week 48' } }))
  })

  it('the failure has the path where an answer differs from the contract', async () => {
    const { result } = await exchange([{ id: 1, display_name: 'A' }, { id: 'x' }], (call) =>
      call(endpoints.listExternalRoutes)(emptyInput),
    )
    expect(result).toEqual(E.left({ kind: 'unreadable', path: ['1.id', '1.displayName'] }))
  })
})

describe('callEndpoint with an unreadable answer', () => {
  it.each(['<html>', '{"data":', ''])('the answer %j is unreadable', async (answer) => {
    const { result } = await exchange(answer, (call) =>
      call(endpoints.createProject)({ ...emptyInput, body: { name: 'Week 48' } }),
    )
    expect(result).toMatchObject(E.left({ kind: 'unreadable' }))
  })

  it('any text is accepted where the answer is empty by contract', async () => {
    const { result } = await exchange('Done!', (call) =>
      call(endpoints.deleteDriver)({ ...emptyInput, parameters: { id: 'a' } }),
    )
    expect(result).toEqual(E.right({}))
  })

  it('a web page of a proxy is unreadable even where the answer is empty by contract', async () => {
    const { result } = await exchange('<html>Down for maintenance</html>', (call) =>
      call(endpoints.deleteDriver)({ ...emptyInput, parameters: { id: 'a' } }),
    )
    expect(result).toEqual(E.left({ kind: 'unreadable', path: [] }))
  })
})

describe('the API key of a call', () => {
  const list = (call: ReturnType<typeof callEndpoint>) => call(endpoints.listDrivers)(emptyInput)

  it('every call of a signed-in user has the key (§6)', async () => {
    const keys = ['first', undefined, 'second']
    const sent: unknown[] = []
    for (const key of keys) sent.push((await exchange([], list, () => key)).requests[0]?.key)
    expect(sent).toEqual(keys)
  })

  it('the log-in has no key (§7)', async () => {
    const { requests } = await exchange(
      { api_key: 'k' },
      (call) => call(endpoints.logIn)({ ...emptyInput, body: { username: 'a', password: 'b' } }),
      () => 'of another session',
    )
    expect(requests[0]?.key).toBeUndefined()
  })
})
