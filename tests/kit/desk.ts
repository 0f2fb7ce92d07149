import { ContainerModule } from 'inversify'
import { openDesk, ports } from '../../src/adapters/composition'
import {
  memoryClock,
  memorySessionGateway,
  memorySessionKeeper,
  nothingKept,
  type Account,
  type Kept,
  type MemoryClock,
} from '../../src/adapters/memory'
import type { SessionGateway } from '../../src/application/session'
import type { Desk } from '../../src/ui/app'

export const visser: Account = {
  credentials: { username: 'm.visser', password: 'geheim' },
  user: {
    apiKey: 'a4f0',
    accountId: '7',
    username: 'm.visser',
    organisationId: '12',
    organisationName: "'s-Hertogenbosch Fietsen",
    at: { lat: 52.0155316, lng: 4.6568895 },
  },
}

export type TestDesk = { readonly desk: Desk; readonly clock: MemoryClock; readonly kept: Kept }

type Fills = { readonly kept?: Kept; readonly gateway?: SessionGateway }

/** The whole app on memory fills, with one account and a clock that stands until it is told to go on. */
export const deskInMemory = async ({
  kept = nothingKept(),
  gateway = memorySessionGateway([visser]),
}: Fills = {}): Promise<TestDesk> => {
  const clock = memoryClock()
  const fills = new ContainerModule(({ bind }) => {
    bind(ports.clock).toConstantValue(clock)
    bind(ports.sessionGateway).toConstantValue(gateway)
    bind(ports.sessionKeeper).toConstantValue(memorySessionKeeper(kept))
  })
  return { desk: await openDesk(fills), clock, kept }
}

export const keptBy = (account: Account): Kept => ({ ...nothingKept(), user: account.user })
