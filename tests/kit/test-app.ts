import { ContainerModule } from 'inversify'
import { openDesk, openDoor, ports } from '../../src/adapters/composition'
import {
  memoryAddressBook,
  memoryClipboard,
  memoryClock,
  memoryConnection,
  memoryCookieKeeper,
  memoryDriverGateway,
  memoryElsewhere,
  memoryFileSaver,
  memoryHistoryGateway,
  memoryJobGateway,
  memoryJobKeeper,
  memoryLockGateway,
  memoryProjectGateway,
  memoryRouteGateway,
  memoryServer,
  memorySessionGateway,
  memorySessionKeeper,
  memoryShortcutsKeeper,
  memoryStopGateway,
  memoryThemeKeeper,
  nothingKept,
  type Account,
  type Kept,
  type MemoryClipboard,
  type MemoryClock,
  type MemoryConnection,
  type MemoryElsewhere,
  type MemoryFileSaver,
  type MemoryServer,
} from './memory'
import type { SessionGateway } from '../../src/application/session'
import { defaultConfig, type AppConfig } from '../../src/domain/config'
import type { Desk } from '../../src/ui/app'

export const visser: Account = {
  credentials: { username: 'm.visser', password: 'geheim' },
  user: {
    apiKey: 'a4f0',
    accountId: '7',
    username: 'm.visser',
    organisationId: '12',
    organisationName: "'s-Hertogenbosch Fietsen",
    coordinates: { lat: 52.0155316, lng: 4.6568895 },
  },
}

/** A desk for tests, with the outside world that a test may look at and change. */
export type TestDesk = {
  readonly desk: Desk
  readonly clock: MemoryClock
  readonly kept: Kept
  readonly server: MemoryServer
  readonly elsewhere: MemoryElsewhere
  readonly connection: MemoryConnection
  readonly clipboard: MemoryClipboard
  readonly files: MemoryFileSaver
}

type Fills = {
  readonly kept?: Kept
  readonly gateway?: SessionGateway
  readonly server?: MemoryServer
  readonly config?: Partial<AppConfig>
}

/** The whole app on memory fills, with one account and a clock that a test moves. */
export const deskInMemory = async ({
  kept = nothingKept(),
  gateway = memorySessionGateway([visser]),
  server = memoryServer(),
  config = {},
}: Fills = {}): Promise<TestDesk> => {
  const [clock, elsewhere, connection] = [memoryClock(), memoryElsewhere(), memoryConnection()]
  const keeper = memorySessionKeeper(kept)
  const [clipboard, files] = [memoryClipboard(), memoryFileSaver()]
  const fills = new ContainerModule(({ bind }) => {
    bind(ports.config).toConstantValue({ ...defaultConfig, history: true, ...config })
    bind(ports.clock).toConstantValue(clock)
    bind(ports.calendar).toConstantValue({ today: () => ({ year: 2026, month: 11, day: 20 }) })
    bind(ports.sessionKeeper).toConstantValue(keeper)
    bind(ports.cookies).toConstantValue(memoryCookieKeeper(kept))
    bind(ports.elsewhere).toConstantValue(elsewhere)
    bind(ports.connection).toConstantValue(connection)
    bind(ports.clipboard).toConstantValue(clipboard)
    bind(ports.files).toConstantValue(files)
    bind(ports.theme).toConstantValue(memoryThemeKeeper())
    bind(ports.shortcuts).toConstantValue(memoryShortcutsKeeper())
    bind(ports.projects).toConstantValue(memoryProjectGateway(server))
    bind(ports.stops).toConstantValue(memoryStopGateway(server))
    bind(ports.routes).toConstantValue(memoryRouteGateway(server))
    bind(ports.drivers).toConstantValue(memoryDriverGateway(server))
    bind(ports.addresses).toConstantValue(memoryAddressBook(server))
    bind(ports.history).toConstantValue(memoryHistoryGateway(server))
    bind(ports.locks).toConstantValue(memoryLockGateway(server))
    bind(ports.jobs).toConstantValue(memoryJobGateway(server))
    bind(ports.jobKeeper).toConstantValue(memoryJobKeeper())
  })
  const desk = openDesk(fills, await openDoor({ clock, keeper, gateway }))
  return { desk, clock, kept, server, elsewhere, connection, clipboard, files }
}

export const keptBy = (account: Account): Kept => ({ ...nothingKept(), user: account.user })
