import * as E from 'fp-ts/Either'
import type { RouteDay } from '../calendar'
import { readMinutes, type FieldReason } from '../parse'
import { emptyNewStopForm, parseNewStopForm, parseStopFields, type StopDraft, type NewStopForm } from '../stop'
import { demandAmounts, reasonInForm, requiredFields, typedNumber, typedTime } from './stop-edit-form'

/** What an urgent stop is asked beside the fields of any new stop. */
export const urgentFields = ['timeSlotEarliest', 'timeSlotLatest', 'duration', 'demand'] as const
export type UrgentField = (typeof urgentFields)[number]

export type UrgentForm = NewStopForm & Readonly<Record<UrgentField, string>>

export const emptyUrgentForm: UrgentForm = {
  ...emptyNewStopForm,
  timeSlotEarliest: '',
  timeSlotLatest: '',
  duration: '',
  demand: '',
}

/** The stop that the form describes, with high priority and for a day, or the reason for each invalid field. */
export const parseUrgentForm =
  (day: RouteDay | undefined) =>
  (form: UrgentForm): E.Either<ReadonlyArray<FieldReason>, StopDraft> => {
    const stop = parseNewStopForm({ ...form, priority: 'High' })
    const row = E.mapLeft((reasons: ReadonlyArray<FieldReason>) => reasons.map(reasonInForm(form)))(
      parseStopFields({ ...requiredFields, ...rowOf(form) }),
    )
    if (E.isLeft(stop) || E.isLeft(row))
      return E.left([stop, row].flatMap((result) => (E.isLeft(result) ? result.left : [])))
    const { timeSlotEarliest, timeSlotLatest, duration, demand } = row.right
    return E.right({ ...stop.right, timeSlotEarliest, timeSlotLatest, duration, demand, requestedDay: day })
  }

const rowOf = ({ timeSlotEarliest, timeSlotLatest, duration, demand }: UrgentForm) => ({
  timeSlotEarliest: typedTime(timeSlotEarliest),
  timeSlotLatest: typedTime(timeSlotLatest),
  duration: typedNumber(duration, readMinutes),
  demand: demandAmounts(demand),
})
