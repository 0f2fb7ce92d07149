import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { sendRequest, httpSessionGateway } from '../../../src/adapters/http'
import type { Account } from '../../kit/memory'
import { sessionGatewaySuite } from '../../port-suites/session-gateway'
import { visser } from '../../kit/test-app'
import { respondJson, startStubServer, type StubServer } from '../../kit/stub-server'
import { encodeUser } from '../../../contract/session'

const gatewayTo = ({ base }: StubServer, timeout = 5_000) => httpSessionGateway(sendRequest({ base, timeout }))

const serverFor = (accounts: ReadonlyArray<Account>): Promise<StubServer> =>
  startStubServer((request, body, response) => {
    if (`${request.method} ${request.url}` !== 'POST /delivery/v1/users/login') return respondJson(response, 404, {})
    const account = accounts.find(({ credentials }) => JSON.stringify(credentials) === body)
    return account === undefined
      ? respondJson(response, 401, { message: 'Unknown username or password.', code: 'wrong_credentials' })
      : respondJson(response, 200, encodeUser(account.user))
  })

sessionGatewaySuite('http', async (accounts) => {
  const server = await serverFor(accounts)
  return { gateway: gatewayTo(server), close: server.close }
})

describe('httpSessionGateway', () => {
  it('the log-in sends name and password as JSON, and no key (§7)', async () => {
    const seen: unknown[] = []
    const server = await startStubServer((request, body, response) => {
      seen.push(request.headers['content-type'], request.headers['x-api-key'], JSON.parse(body))
      respondJson(response, 200, encodeUser(visser.user))
    })
    await gatewayTo(server).logIn(visser.credentials)()
    await server.close()
    expect(seen).toEqual(['application/json', undefined, { username: 'm.visser', password: 'geheim' }])
  })

  it('the log-out sends the key that is to end, though the session has none any more', async () => {
    const seen: unknown[] = []
    const server = await startStubServer((request, _body, response) => {
      seen.push(`${request.method} ${request.url}`, request.headers['x-api-key'])
      response.writeHead(204).end()
    })
    expect(await gatewayTo(server).logOut('b5e1')()).toEqual(E.right(undefined))
    await server.close()
    expect(seen).toEqual(['DELETE /delivery/v2/sessions/current', 'b5e1'])
  })

  it.each([
    ['no key', { id: '7', username: 'm.visser' }],
    ['an empty key', { api_key: '' }],
    ['a list', []],
    ['nothing', ''],
  ])('an answer with %s is unreadable (§4)', async (_, body) => {
    const server = await startStubServer((_request, _body, response) => respondJson(response, 200, body))
    expect(await gatewayTo(server).logIn(visser.credentials)()).toEqual(
      E.left({ kind: 'unreadable', path: ['api_key'] }),
    )
    await server.close()
  })
})
