import {
  memoryAccountGateway,
  memoryAddressGateway,
  memoryAdministrationGateway,
  memoryDriverGateway,
  memoryHistoryGateway,
  memoryOptimisationGateway,
  memoryImportGateway,
  memoryLockGateway,
  memoryMoveGateway,
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
  account: memoryAccountGateway(server),
  administration: memoryAdministrationGateway(server),
  addresses: memoryAddressGateway(server),
  history: memoryHistoryGateway(server),
  locks: memoryLockGateway(server),
  moves: memoryMoveGateway(server),
  imports: memoryImportGateway(server),
  jobs: memoryOptimisationGateway(server),
})

export const deliveryInMemory = async (): Promise<Delivery> => {
  const lindenhof = {
    street: 'Lindenhof',
    houseNumber: '3',
    city: 'Gouda',
    coordinates: { lat: 52.015679, lng: 4.709499 },
  }
  const server = memoryServer({
    carriers,
    addresses: [[{ zip: '2801YA', houseNumber: '3', houseNumberSuffix: '' }, lindenhof]],
  })
  let otherIdCount = 0
  const otherServer = memoryServer({ newId: (kind) => `${kind}_of_others_${(otherIdCount += 1)}` })
  return {
    ...gatewaysTo(server),
    carriers,
    otherOrganisation: gatewaysTo(otherServer),
    signOut: async () => server.setFailure({ kind: 'signed-out' }),
    stopServer: async () => server.setFailure({ kind: 'unreachable' }),
    close: async () => undefined,
  }
}
