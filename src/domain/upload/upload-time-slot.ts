import * as E from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import { optional, recordOf, time, type Reason } from '../parse'
import type { StopDraft } from '../stop/new-stop'
import { slotFaults } from '../stop/time-slot-reasons'
import { spellings } from '../stop/stop-fields'

type Window = Pick<StopDraft, 'timeSlotEarliest' | 'timeSlotLatest'>

/** The time slot of an uploaded stop; one that ends before it starts is refused. */
export const readUploadedWindow = flow(
  recordOf<Window>({
    timeSlotEarliest: { names: spellings.timeSlotEarliest, reader: optional(time) },
    timeSlotLatest: { names: spellings.timeSlotLatest, reader: optional(time) },
  }),
  E.flatMap((window): E.Either<ReadonlyArray<Reason>, Window> => {
    const faults = slotFaults(window)
    return faults.length > 0 ? E.left(faults) : E.right(window)
  }),
)
