import * as E from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import { timeOrder } from '../day'
import { optional, recordOf, shown, time, type Reason } from '../reading'
import type { StopDraft } from './new-stop'
import { spellings } from './stop-spellings'

type Window = Pick<StopDraft, 'timeSlotEarliest' | 'timeSlotLatest'>

/** The time slot of an uploaded stop; one that ends before it starts is refused. */
export const readUploadedWindow = flow(
  recordOf<Window>({
    timeSlotEarliest: { names: spellings.timeSlotEarliest, reader: optional(time) },
    timeSlotLatest: { names: spellings.timeSlotLatest, reader: optional(time) },
  }),
  E.flatMap((window): E.Either<ReadonlyArray<Reason>, Window> => {
    const { timeSlotEarliest: earliest, timeSlotLatest: latest } = window
    return earliest !== undefined && latest !== undefined && timeOrder(latest, earliest) === -1
      ? E.left([{ field: 'timeSlotLatest', reason: `${shown(latest)} is before timeSlotEarliest ${shown(earliest)}` }])
      : E.right(window)
  }),
)
