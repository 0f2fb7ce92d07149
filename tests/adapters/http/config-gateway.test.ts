import * as E from 'fp-ts/Either'
import { afterEach, describe, expect, it } from 'vitest'
import { sendRequest, httpConfigGateway } from '../../../src/adapters/http'
import type { ConfigGateway } from '../../../src/application/config-gateway'
import { defaultConfig } from '../../../src/domain/config'
import { configGatewaySuite } from '../../port-suites/config-gateway'
import { respondJson, startStubServer } from '../../kit/stub-server'
import { aTestServer } from '../../server/test-server'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const gatewayTo = (base: string): ConfigGateway => httpConfigGateway(sendRequest({ base, timeout: 5_000 }))

const toServerThatSays = async (status: number, body: unknown): Promise<ConfigGateway> => {
  const server = await startStubServer((_request, _body, response) => respondJson(response, status, body))
  closing.push(server.close)
  return gatewayTo(server.base)
}

configGatewaySuite('http', (answer) => toServerThatSays(200, answer))

describe('httpConfigGateway', () => {
  it('the configuration comes from the server that serves the pages', async () => {
    const { app } = await aTestServer({ SHOW_DRIVERS_TABLE: 'off' })
    const config = await gatewayTo(await app.listen({ port: 0, host: '127.0.0.1' })).read()()
    const roadSources = { roadSource: 'estimate', forcedRoadSource: 'estimate' }
    expect(config).toEqual(
      E.right({ ...defaultConfig, showDriversTable: false, serverKeepsHistory: true, ...roadSources }),
    )
  })

  it.each([
    ['nothing is there', 404, ''],
    ['nothing of that name is known', 404, { code: 'not_found' }],
    ['every address has a page', 200, '<!doctype html>'],
    ['the file is empty', 200, ''],
    ['the file is a list', 200, []],
  ])('the configuration has its defaults where %s', async (_, status, body) => {
    expect(await (await toServerThatSays(status, body)).read()()).toEqual(E.right(defaultConfig))
  })

  it('the read fails where the server cannot answer', async () => {
    expect(await (await toServerThatSays(500, '')).read()()).toMatchObject(E.left({ kind: 'refused', code: '500' }))
    const stoppedServer = await startStubServer(() => undefined)
    await stoppedServer.close()
    expect(await gatewayTo(stoppedServer.base).read()()).toEqual(E.left({ kind: 'unreachable' }))
  })
})
