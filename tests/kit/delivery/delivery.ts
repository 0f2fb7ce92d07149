import type { AddressBook } from '../../../src/application/address'
import type { DriverGateway } from '../../../src/application/driver'
import type { HistoryGateway } from '../../../src/application/history'
import type { JobGateway } from '../../../src/application/optimisation'
import type { LockGateway } from '../../../src/application/lock'
import type { ProjectGateway } from '../../../src/application/project'
import type { RouteGateway } from '../../../src/application/route'
import type { StopGateway } from '../../../src/application/stop'
import type { Carrier } from '../../../src/domain/plan'

/** All gateways to a delivery API that holds nothing yet except carriers. */
export type Gateways = {
  readonly projects: ProjectGateway
  readonly stops: StopGateway
  readonly routes: RouteGateway
  readonly drivers: DriverGateway
  readonly addresses: AddressBook
  readonly history: HistoryGateway
  readonly locks: LockGateway
  readonly jobs: JobGateway
}

export type Delivery = Gateways & {
  readonly carriers: readonly [Carrier, Carrier]
  /** the same, for a user of another organisation */
  readonly strangers: Gateways
  /** makes the key of the user invalid */
  readonly signOut: () => Promise<void>
  /** from now on the server does not answer */
  readonly goAway: () => Promise<void>
  readonly close: () => Promise<void>
}

export type OpenDelivery = () => Promise<Delivery>
