import type { Carrier } from '../../src/domain/plan'

export type CarrierRecords = {
  /** ordered by id */
  readonly all: () => Promise<ReadonlyArray<Carrier>>
  /** gives the next number of the organisation; the number of a removed carrier is never used again */
  readonly add: (displayName: string) => Promise<Carrier>
  /** false where there is no such carrier */
  readonly remove: (id: number) => Promise<boolean>
}
