import * as E from 'fp-ts/Either'
import { browserClock } from '../../../src/adapters/browser'
import {
  caller,
  eventFollower,
  fileSender,
  httpAddressBook,
  httpDriverGateway,
  httpHistoryGateway,
  httpJobGateway,
  httpLockGateway,
  httpProjectGateway,
  httpRouteGateway,
  httpSessionGateway,
  httpStopGateway,
} from '../../../src/adapters/http'
import { memoryConnection } from '../memory'
import { aDepot, type Depot } from '../../server/test-server'
import { right } from '../either'
import type { Delivery, Gateways } from './delivery'
import { nodeRequest } from './fake-xhr'

type Wire = { readonly base: string; readonly patience: number; readonly key: () => string | undefined }

const gatewaysOver = (wire: Wire): Gateways => {
  const ask = caller(wire)
  const follower = eventFollower({ ...wire, clock: browserClock, connection: memoryConnection() })
  return {
    projects: httpProjectGateway(ask, follower),
    stops: httpStopGateway(ask, fileSender(wire, nodeRequest)),
    routes: httpRouteGateway(ask),
    drivers: httpDriverGateway(ask),
    addresses: httpAddressBook(ask),
    history: httpHistoryGateway(ask),
    locks: httpLockGateway(ask),
    jobs: httpJobGateway(ask, follower),
  }
}

/** A real server on a free port, with a database of its own. */
export const deliveryOverHttp = async (): Promise<Delivery> => {
  const depot = await aDepot()
  const base = await depot.app.listen({ port: 0, host: '127.0.0.1' })
  const keyOf = async (username: string): Promise<string> => {
    await depot.user(username, `Organisation of ${username}`)
    const logIn = httpSessionGateway(caller({ base, patience: 10_000 })).logIn({ username, password: 'a password' })
    return right(await logIn()).apiKey
  }
  let key: string | undefined = await keyOf('m.visser')
  const strangersKey = await keyOf('i.dijk')
  const carriers = await twoCarriers(depot)
  const shut = async (): Promise<void> => {
    const closing = depot.app.close()
    // An unused connection that was opened in advance would delay closing by a minute.
    const timer = setInterval(() => depot.app.server.closeAllConnections(), 50)
    await closing
    clearInterval(timer)
  }
  return {
    ...gatewaysOver({ base, patience: 10_000, key: () => key }),
    carriers,
    strangers: gatewaysOver({ base, patience: 10_000, key: () => strangersKey }),
    signOut: async () => {
      key = 'no longer'
    },
    goAway: shut,
    close: shut,
  }
}

/** The carrier that every organisation begins with, and a second one. */
const twoCarriers = async ({ world: { storage } }: Depot): Promise<Delivery['carriers']> => {
  const organisation = (await storage.directory.organisationOf('m.visser')) ?? ''
  return right(
    await storage.write(organisation, async ({ carriers }) => {
      const [first] = await carriers.all()
      const second = await carriers.add('Zuid')
      return E.right([first ?? second, second] as const)
    }),
  )
}
