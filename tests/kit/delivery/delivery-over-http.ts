import * as E from 'fp-ts/Either'
import { browserClock } from '../../../src/adapters/browser'
import {
  sendRequest,
  followEndpoint,
  sendFile,
  httpAccountGateway,
  httpAddressGateway,
  httpAdministrationGateway,
  httpDriverGateway,
  httpHistoryGateway,
  httpOptimisationGateway,
  httpLockGateway,
  httpMoveGateway,
  httpProjectGateway,
  httpRouteGateway,
  httpSessionGateway,
  httpStopGateway,
} from '../../../src/adapters/http'
import { httpImportGateway } from '../../../src/adapters/http/import-gateway'
import { memoryNetworkStatus } from '../memory'
import { aTestServer, type TestServer } from '../../server/test-server'
import { right } from '../either'
import type { Delivery, Gateways } from './delivery'
import { fakeXhr } from './fake-xhr'

type TestApiSettings = {
  readonly base: string
  readonly timeout: number
  readonly apiKey: () => string | undefined
  readonly serverKeepsHistory: boolean
}

export const gatewaysOver = (settings: TestApiSettings): Gateways => {
  const send = sendRequest(settings)
  const follow = followEndpoint({ ...settings, clock: browserClock, network: memoryNetworkStatus() })
  return {
    projects: httpProjectGateway(send, follow),
    stops: httpStopGateway(send, sendFile(settings, fakeXhr)),
    routes: httpRouteGateway(send),
    drivers: httpDriverGateway(send),
    account: httpAccountGateway(send),
    administration: httpAdministrationGateway(send),
    addresses: httpAddressGateway(send),
    history: httpHistoryGateway(send),
    locks: httpLockGateway(send),
    moves: httpMoveGateway(send),
    imports: httpImportGateway(send),
    jobs: httpOptimisationGateway(send, follow),
  }
}

/** A real server on a free port, with its own database. */
export const deliveryOverHttp = async (): Promise<Delivery> => {
  const testServer = await aTestServer()
  const base = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  const keyOf = async (username: string): Promise<string> => {
    await testServer.user(username, `Organisation of ${username}`)
    const logIn = httpSessionGateway(sendRequest({ base, timeout: 10_000 })).logIn({ username, password: 'a password' })
    return right(await logIn()).apiKey
  }
  let key: string | undefined = await keyOf('m.visser')
  const otherKey = await keyOf('i.dijk')
  const carriers = await twoCarriers(testServer)
  const stop = async (): Promise<void> => {
    const closing = testServer.app.close()
    // An unused connection that was opened in advance would delay closing by a minute.
    const timer = setInterval(() => testServer.app.server.closeAllConnections(), 50)
    await closing
    clearInterval(timer)
  }
  return {
    ...gatewaysOver({ base, timeout: 10_000, apiKey: () => key, serverKeepsHistory: true }),
    carriers,
    otherOrganisation: gatewaysOver({ base, timeout: 10_000, apiKey: () => otherKey, serverKeepsHistory: true }),
    signOut: async () => {
      key = 'no longer'
    },
    stopServer: stop,
    close: stop,
  }
}

/** The carrier that every new organisation has, and a second one. */
const twoCarriers = async ({ dependencies: { storage } }: TestServer): Promise<Delivery['carriers']> => {
  const organisation = (await storage.directory.findUser('m.visser'))?.organisation ?? ''
  return right(
    await storage.write(organisation, async ({ carriers }) => {
      const [first] = await carriers.all()
      const second = await carriers.add('Zuid')
      return E.right([first ?? second, second] as const)
    }),
  )
}
