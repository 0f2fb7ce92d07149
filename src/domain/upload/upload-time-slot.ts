import * as E from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import { optional, recordOf, time, type Reason } from '../parse'
import type { StopDraft } from '../stop/new-stop'
import { timeSlotReasons } from '../stop/time-slot-reasons'
import { spellings } from '../stop/stop-fields'

type UploadTimeSlot = Pick<StopDraft, 'timeSlotEarliest' | 'timeSlotLatest'>

/** The time slot of an uploaded stop; one that ends before it starts is refused. */
export const parseUploadTimeSlot = flow(
  recordOf<UploadTimeSlot>({
    timeSlotEarliest: { names: spellings.timeSlotEarliest, parser: optional(time) },
    timeSlotLatest: { names: spellings.timeSlotLatest, parser: optional(time) },
  }),
  E.flatMap((timeSlot): E.Either<ReadonlyArray<Reason>, UploadTimeSlot> => {
    const reasons = timeSlotReasons(timeSlot)
    return reasons.length > 0 ? E.left(reasons) : E.right(timeSlot)
  }),
)
