import fc from 'fast-check'
import type { Stop, StopId, StopList } from '../../../src/domain/stop'
import { aStopCalled } from '../builders/plan'
import { inChunksOf } from '../builders/stop-list'
import { someChunkSizes } from './stop-list'

/** A change of one of the lists made so far: known or new stops are put into it, or one is removed. */
export type ListChange = { readonly which: number } & (
  | { readonly change: 'put'; readonly stops: ReadonlyArray<Stop> }
  | { readonly change: 'take'; readonly id: StopId }
)

const MAX_STOPS = 530

/**
 * As many stops as a chunk holds, one more, one less, or few; some lists have the chunks of a list from which stops
 * were removed.
 */
export const aLongList = (): fc.Arbitrary<StopList> =>
  fc
    .tuple(fc.constantFrom(0, 1, 2, 7, 255, 256, 257, 513), fc.oneof(fc.constant([256]), someChunkSizes()))
    .map(([count, sizes]) =>
      inChunksOf(
        sizes,
        Array.from({ length: count }, (_, index) => aStopCalled(`s${index}`)),
      ),
    )

/** Mostly one of a few stops, so that the same one is put, removed and put again. */
const anId = (): fc.Arbitrary<StopId> =>
  fc.oneof({ weight: 3, arbitrary: fc.nat(8) }, { weight: 1, arbitrary: fc.nat(MAX_STOPS) }).map((index) => `s${index}`)

const aPut = (): fc.Arbitrary<Stop> =>
  fc.tuple(anId(), fc.constantFrom('Bel aan', 'Achterom')).map(([id, notes]) => aStopCalled(id, { notes }))

export const aListChange = (): fc.Arbitrary<ListChange> =>
  fc.oneof(
    fc.record({
      which: fc.nat(20),
      change: fc.constant('put' as const),
      stops: fc.array(aPut(), { maxLength: 4 }),
    }),
    fc.record({ which: fc.nat(20), change: fc.constant('take' as const), id: anId() }),
  )
