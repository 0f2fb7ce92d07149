import { ContainerModule } from 'inversify'
import { createApp, createAuth, ports } from '../../src/adapters/composition'
import {
  memoryAccountGateway,
  memoryAddressGateway,
  memoryAdministrationGateway,
  memoryClipboard,
  memoryClock,
  memoryNetworkStatus,
  memoryCookieStorage,
  memoryDriverGateway,
  memoryOtherTabs,
  memoryFileSaver,
  memoryHistoryGateway,
  memoryImportGateway,
  memoryImportStorage,
  memoryTableReader,
  memoryOptimisationGateway,
  memoryJobStorage,
  memoryLockGateway,
  memoryMoveGateway,
  memoryProjectGateway,
  memoryRouteGateway,
  memoryServer,
  memorySessionGateway,
  memorySignInTab,
  memoryUserStorage,
  memoryShortcutsStorage,
  memoryStopGateway,
  memoryThemeStorage,
  emptyBrowserState,
  type Account,
  type BrowserState,
  type MemoryClipboard,
  type MemoryClock,
  type MemoryNetworkStatus,
  type MemoryOtherTabs,
  type MemoryFileSaver,
  type MemoryServer,
  type MemorySignInTab,
} from './memory'
import type { Gateways } from './delivery/delivery'
import type { ImportStorage } from '../../src/application/import'
import type { SessionGateway } from '../../src/application/session'
import { defaultConfig, type AppConfig } from '../../src/domain/config'
import type { AppFacade } from '../../src/ui/app'

export const visser: Account = {
  credentials: { username: 'm.visser', password: 'geheim' },
  user: {
    apiKey: 'a4f0',
    accountId: '7',
    username: 'm.visser',
    role: 'administrator',
    organisationId: '12',
    organisationName: "'s-Hertogenbosch Fietsen",
    coordinates: { lat: 52.0155316, lng: 4.6568895 },
  },
}

/** The app for tests, with fakes that a test can read and change. */
export type TestApp = {
  readonly app: AppFacade
  readonly clock: MemoryClock
  readonly browserState: BrowserState
  readonly server: MemoryServer
  readonly otherTabs: MemoryOtherTabs
  readonly network: MemoryNetworkStatus
  readonly clipboard: MemoryClipboard
  readonly signInTab: MemorySignInTab
  readonly files: MemoryFileSaver
}

type TestAppOptions = {
  readonly browserState?: BrowserState
  readonly gateway?: SessionGateway
  readonly server?: MemoryServer
  readonly config?: Partial<AppConfig>
  /** instead of those that call the server in memory */
  readonly gateways?: Gateways
  readonly importStorage?: ImportStorage
}

export const memoryGateways = (server: MemoryServer): Gateways => ({
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

/** The whole app on memory adapters, with one account and a clock that a test advances. */
export const createTestApp = async ({
  browserState = emptyBrowserState(),
  gateway = memorySessionGateway([visser]),
  server = memoryServer(),
  config = {},
  gateways = memoryGateways(server),
  importStorage = memoryImportStorage(),
}: TestAppOptions = {}): Promise<TestApp> => {
  const [clock, otherTabs, network] = [memoryClock(), memoryOtherTabs(), memoryNetworkStatus()]
  const userStorage = memoryUserStorage(browserState)
  const [clipboard, files, signInTab] = [memoryClipboard(), memoryFileSaver(), memorySignInTab()]
  const adapters = new ContainerModule(({ bind }) => {
    bind(ports.config).toConstantValue({ ...defaultConfig, serverKeepsHistory: true, ...config })
    bind(ports.clock).toConstantValue(clock)
    bind(ports.calendar).toConstantValue({
      today: () => ({ year: 2026, month: 11, day: 20 }),
      now: () => '2026-11-20T10:24:00.000+01:00',
    })
    bind(ports.userStorage).toConstantValue(userStorage)
    bind(ports.cookies).toConstantValue(memoryCookieStorage(browserState))
    bind(ports.otherTabs).toConstantValue(otherTabs)
    bind(ports.network).toConstantValue(network)
    bind(ports.clipboard).toConstantValue(clipboard)
    bind(ports.signInTab).toConstantValue(signInTab)
    bind(ports.fileSaver).toConstantValue(files)
    bind(ports.themeStorage).toConstantValue(memoryThemeStorage())
    bind(ports.shortcutsStorage).toConstantValue(memoryShortcutsStorage())
    bind(ports.projects).toConstantValue(gateways.projects)
    bind(ports.stops).toConstantValue(gateways.stops)
    bind(ports.routes).toConstantValue(gateways.routes)
    bind(ports.drivers).toConstantValue(gateways.drivers)
    bind(ports.account).toConstantValue(gateways.account)
    bind(ports.administration).toConstantValue(gateways.administration)
    bind(ports.addresses).toConstantValue(gateways.addresses)
    bind(ports.history).toConstantValue(gateways.history)
    bind(ports.locks).toConstantValue(gateways.locks)
    bind(ports.moves).toConstantValue(gateways.moves)
    bind(ports.loadImportPorts).toConstantValue(async () => ({
      imports: gateways.imports,
      storage: importStorage,
      reader: memoryTableReader(),
    }))
    bind(ports.optimisation).toConstantValue(gateways.jobs)
    bind(ports.jobStorage).toConstantValue(memoryJobStorage())
  })
  const app = createApp(adapters, await createAuth({ clock, userStorage, gateway }))
  return { app, clock, browserState, server, otherTabs, network, clipboard, files, signInTab }
}

export const signedInState = (account: Account): BrowserState => ({ ...emptyBrowserState(), user: account.user })
