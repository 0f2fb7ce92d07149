import type { AccountGateway } from '../../../src/application/account'
import type { AdministrationGateway } from '../../../src/application/administration'
import type { AddressGateway } from '../../../src/application/address'
import type { DriverGateway } from '../../../src/application/driver'
import type { HistoryGateway } from '../../../src/application/history'
import type { ImportGateway } from '../../../src/application/import'
import type { OptimisationGateway } from '../../../src/application/optimisation'
import type { LockGateway } from '../../../src/application/lock'
import type { MoveGateway } from '../../../src/application/move'
import type { ProjectGateway } from '../../../src/application/project'
import type { RouteGateway } from '../../../src/application/route'
import type { StopGateway } from '../../../src/application/stop'
import type { Carrier } from '../../../src/domain/plan'

/** All gateways to a delivery API that has no data yet except carriers. */
export type Gateways = {
  readonly projects: ProjectGateway
  readonly stops: StopGateway
  readonly routes: RouteGateway
  readonly drivers: DriverGateway
  readonly account: AccountGateway
  readonly administration: AdministrationGateway
  readonly addresses: AddressGateway
  readonly history: HistoryGateway
  readonly locks: LockGateway
  readonly moves: MoveGateway
  readonly imports: ImportGateway
  readonly jobs: OptimisationGateway
}

export type Delivery = Gateways & {
  readonly carriers: readonly [Carrier, Carrier]
  /** the same, for a user of another organisation */
  readonly otherOrganisation: Gateways
  /** makes the key of the user invalid */
  readonly signOut: () => Promise<void>
  /** from now on the server does not answer */
  readonly stopServer: () => Promise<void>
  readonly close: () => Promise<void>
}

export type OpenDelivery = () => Promise<Delivery>
