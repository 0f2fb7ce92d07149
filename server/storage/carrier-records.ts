import type { Carrier } from '../../src/domain/plan'

export type CarrierRecords = {
  /** by id */
  readonly all: () => Promise<ReadonlyArray<Carrier>>
  /** under the next number of the organisation; that of a removed carrier never comes back */
  readonly add: (displayName: string) => Promise<Carrier>
  /** false where there is no such carrier */
  readonly remove: (id: number) => Promise<boolean>
}
