import {
  memoryAddressBook,
  memoryDriverGateway,
  memoryHistoryGateway,
  memoryJobGateway,
  memoryLockGateway,
  memoryProjectGateway,
  memoryRouteGateway,
  memoryServer,
  memoryStopGateway,
  type MemoryServer,
} from '../memory'
import type { Delivery, Gateways } from './delivery'

const carriers = [
  { id: 1, displayName: 'Noord' },
  { id: 2, displayName: 'Zuid' },
] as const

const gatewaysTo = (server: MemoryServer): Gateways => ({
  projects: memoryProjectGateway(server),
  stops: memoryStopGateway(server),
  routes: memoryRouteGateway(server),
  drivers: memoryDriverGateway(server),
  addresses: memoryAddressBook(server),
  history: memoryHistoryGateway(server),
  locks: memoryLockGateway(server),
  jobs: memoryJobGateway(server),
})

export const deliveryInMemory = async (): Promise<Delivery> => {
  const lindenhof = { street: 'Lindenhof', houseNumber: '3', city: 'Gouda', at: { lat: 52.015679, lng: 4.709499 } }
  const server = memoryServer({
    carriers,
    addresses: [[{ zip: '2801YA', houseNumber: '3', houseNumberSuffix: '' }, lindenhof]],
  })
  let theirs = 0
  const strangers = memoryServer({ newId: (kind) => `${kind}_of_others_${(theirs += 1)}` })
  return {
    ...gatewaysTo(server),
    carriers,
    strangers: gatewaysTo(strangers),
    signOut: async () => server.become({ kind: 'signed-out' }),
    goAway: async () => server.become({ kind: 'unreachable' }),
    close: async () => undefined,
  }
}
