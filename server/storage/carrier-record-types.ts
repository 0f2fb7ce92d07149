import type { Carrier } from '../../src/domain/plan'

export type CarrierRecords = {
  /** ordered by id */
  readonly all: () => Promise<ReadonlyArray<Carrier>>
  /** assigns the next number of the organisation; numbers of removed carriers are never reused */
  readonly add: (displayName: string) => Promise<Carrier>
  /** false if there is no such carrier */
  readonly remove: (id: number) => Promise<boolean>
}
