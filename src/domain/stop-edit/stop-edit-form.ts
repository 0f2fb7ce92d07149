import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { addressReasons, formatZip, isSameLookup, lookupFields, type AddressForm } from '../address'
import {
  calendarDateOf,
  dateTimeOn,
  isoDateAt,
  minutesOf,
  normaliseTime,
  readClockTime,
  readDay,
  timeLabel,
  timeSlotDate,
  weekdays,
  type CalendarDate,
} from '../calendar'
import { isBlank, readMinutes, readNumber, unclearNumberReason, type FieldReason } from '../parse'
import { MAX_DEMAND, MAX_DURATION_MINUTES, parseStopFields, type StopDraft, type StopFacts } from '../stop'
import { formatNumber } from '../text'
import { deepEqual } from '../value'
import type { EditableField, FieldEdit } from './field-edit'

/** The fields that are typed; the address is looked up. */
export const typedFields = [
  'type',
  'priority',
  'customerName',
  'contactName',
  'phone',
  'requestedDay',
  ...lookupFields,
  'timeSlotEarliest',
  'timeSlotLatest',
  'duration',
  'demand',
  'productDescription',
  'notes',
] as const

export type TypedField = (typeof typedFields)[number]

/** What is known of a stop, as texts. */
export type StopEditForm = AddressForm & Readonly<Record<TypedField, string>>

export const stopEditFormOf = (facts: StopFacts): StopEditForm => ({
  type: facts.type,
  priority: facts.priority,
  customerName: facts.customerName,
  contactName: facts.contactName ?? '',
  phone: facts.phone ?? '',
  requestedDay: formatFormDay(slotDateOf(facts) ?? facts.requestedDay ?? ''),
  zip: formatZip(facts.zip),
  houseNumber: facts.houseNumber,
  houseNumberSuffix: facts.houseNumberSuffix ?? '',
  street: facts.street ?? '',
  city: facts.city ?? '',
  addressSummary: facts.addressSummary ?? '',
  coordinates: facts.coordinates,
  timeSlotEarliest: clockTime(facts.timeSlotEarliest),
  timeSlotLatest: clockTime(facts.timeSlotLatest),
  duration: facts.duration === undefined ? '' : String(facts.duration),
  demand: facts.demand.join(DEMAND_SEPARATOR),
  productDescription: facts.productDescription ?? '',
  notes: facts.notes ?? '',
})

/** A slot with a date decides the day of its stop. */
export const slotDateOf = ({ timeSlotEarliest, timeSlotLatest }: StopFacts | StopDraft): string | undefined =>
  timeSlotDate(timeSlotEarliest, timeSlotLatest)

/** Between the amounts of several capacity dimensions. */
const DEMAND_SEPARATOR = ' + '

const clockTime = (time: string | undefined): string =>
  time === undefined ? '' : (normaliseTime(time) ?? timeLabel(time) ?? time)

/** The form with its first address where that was cleared, and then zip, number and suffix were typed as they were. */
export const withFirstAddress = (form: StopEditForm, formBefore: StopEditForm): StopEditForm =>
  isBlank(form.addressSummary) && isSameLookup(form, formBefore)
    ? {
        ...form,
        street: formBefore.street,
        city: formBefore.city,
        addressSummary: formBefore.addressSummary,
        coordinates: form.coordinates ?? formBefore.coordinates,
      }
    : form

/**
 * What the form changes, or the reason for each invalid field. Fields that nobody edited are not judged. A day may be typed
 * in any way that an import reads.
 */
export const parseStopEditForm =
  (before: StopFacts, today: CalendarDate | undefined) =>
  (typedForm: StopEditForm): E.Either<ReadonlyArray<FieldReason>, ReadonlyArray<FieldEdit>> => {
    const formBefore = withReadDay(stopEditFormOf(before), today)
    const form = withReadDay(withFirstAddress(typedForm, formBefore), today)
    const isEdited = (field: keyof StopEditForm): boolean => !deepEqual(form[field], formBefore[field])
    const isAddressEdited = [...lookupFields, 'addressSummary' as const].some(isEdited)
    const isDated = slotDateOf(before) !== undefined
    const isSlotMoved = isDated && isEdited('requestedDay')
    const isSlotCleared = isDated && slotFields.every((field) => isBlank(form[field]))
    const isChanged = (field: TypedField): boolean =>
      isEdited(field) || (isSlotMoved && isSlotField(field)) || (isSlotCleared && field === 'requestedDay')
    const edited = [
      ...typedFields.filter(isChanged),
      ...(isAddressEdited ? addressFields : []),
      ...(isAddressEdited || isEdited('coordinates') ? placeFields : []),
    ]
    const reasons = isAddressEdited ? newAddressReasons(form) : []
    return pipe(
      parseStopFields({ ...requiredFields, ...rowOf(before, form, edited) }),
      E.mapLeft((rowReasons) => [...rowReasons.map(reasonInForm(form)), ...reasons]),
      E.filterOrElse(
        () => reasons.length === 0,
        () => reasons,
      ),
      E.flatMap((draft): E.Either<ReadonlyArray<FieldReason>, StopDraft> => {
        const slotDate = slotDateOf(draft)
        return !isEdited('requestedDay') || slotDate === undefined || slotDate === draft.requestedDay
          ? E.right(draft)
          : E.left([{ field: 'requestedDay', reason: `The time slot is on ${formatFormDay(slotDate)}` }])
      }),
      E.map((draft) =>
        edited
          .map((field): FieldEdit => ({ field, was: valueOf(before, field), now: valueOf(draft, field) }))
          .filter(({ was, now }) => !deepEqual(was, now)),
      ),
    )
  }

type FormTexts = Pick<StopEditForm, SlotField | 'duration' | 'demand'>

/** In words for who typed it: a file calls the day `routeDay`, and has other times and dates. */
export const reasonInForm =
  (form: FormTexts) =>
  ({ field, reason }: FieldReason): FieldReason => {
    switch (field) {
      case 'routeDay':
        return { field: 'requestedDay', reason: `Write a date such as 30-11-2026, or ${weekdays.join(', ')}` }
      case 'timeSlotEarliest':
      case 'timeSlotLatest':
        return { field, reason: readClockTime(form[field]) === undefined ? 'Write a time such as 9:30' : reason }
      case 'duration':
        return {
          field,
          reason:
            unclearNumberReason(form.duration) ??
            `Write a number of minutes up to ${formatNumber(MAX_DURATION_MINUTES)}, such as 10`,
        }
      case 'demand':
        return {
          field,
          reason:
            unclearNumberReason(...form.demand.split('+')) ??
            `Write a number up to ${formatNumber(MAX_DEMAND)}${form.demand.includes('+') ? ' for each load' : ''}, such as 5`,
        }
      default:
        return { field, reason }
    }
  }

/** A time as it is typed, in the form of a file; what is no time stays as it is. */
export const typedTime = (text: string): string => readClockTime(text) ?? text

/** Such as 30-11-2026, as the form asks for it; a weekday stays as it is. */
const formatFormDay = (day: string): string => {
  const date = calendarDateOf(day)
  return date === undefined ? day : `${date.day}-${date.month}-${date.year}`
}

const withReadDay = (form: StopEditForm, today: CalendarDate | undefined): StopEditForm => ({
  ...form,
  requestedDay: (today && readDay(form.requestedDay, today)) ?? form.requestedDay.trim(),
})

/** A new address must be found, as that of a new stop. */
const newAddressReasons = (form: StopEditForm): ReadonlyArray<FieldReason> => [
  ...addressReasons(form),
  ...(isBlank(form.addressSummary) ? [{ field: 'addressSummary', reason: 'Address not found' }] : []),
]

/** In the place of required fields of a row that are not judged with it. */
export const requiredFields = { customerName: '-', zip: '-', houseNumber: '-' }

const addressFields = ['street', 'city', 'addressSummary'] as const

/** They change alone where only the pin is put elsewhere. */
const placeFields = ['lat', 'lng'] as const

type EditedField = TypedField | (typeof addressFields)[number] | (typeof placeFields)[number]

export const slotFields = ['timeSlotEarliest', 'timeSlotLatest'] as const

type SlotField = (typeof slotFields)[number]

const isSlotField = (field: EditedField): field is SlotField => slotFields.some((slotField) => slotField === field)

/** The edited fields as a row of an upload file; both ends of a time slot are judged together. */
const rowOf = (before: StopFacts, form: StopEditForm, edited: ReadonlyArray<EditedField>) => {
  const fields = edited.some(isSlotField) ? [...edited, ...slotFields] : edited
  return Object.fromEntries(fields.map((field) => [field, rowValueOf(before, form, field)]))
}

const rowValueOf = (before: StopFacts, form: StopEditForm, field: EditedField): unknown => {
  switch (field) {
    case 'lat':
    case 'lng':
      return form.coordinates?.[field]
    case 'demand':
      return demandAmounts(form.demand, before.demand)
    case 'duration':
      return typedNumber(form.duration, readMinutes)
    case 'timeSlotEarliest':
    case 'timeSlotLatest':
      return slotTimeOf(before, form, field)
    default:
      return form[field]
  }
}

/** The amounts of the capacity dimensions; undefined where none is typed. */
export const demandAmounts = (
  text: string,
  stored: ReadonlyArray<number> = [],
): ReadonlyArray<string | number> | undefined =>
  text.trim() === ''
    ? undefined
    : text.split('+').map((amount) => stored.find((number) => String(number) === amount.trim()) ?? typedNumber(amount))

/** As an import reads it; no number where the text may be two of them, and what is none stays as it is. */
export const typedNumber = (text: string, read = readNumber): string | number =>
  unclearNumberReason(text) === undefined ? (read(text) ?? text) : Number.NaN

/** A time of a slot that has a date is on the day of the form, and an end on the day after stays on that. */
const slotTimeOf = (before: StopFacts, form: StopEditForm, field: SlotField): string | undefined => {
  const [text, date] = [form[field], slotDateOf(before)]
  const isTyped = text !== clockTime(before[field])
  if (!isTyped && form.requestedDay === date) return before[field]
  const minutes = minutesOf(typedTime(text))
  if (date === undefined || minutes === undefined) return typedTime(text)
  const daysLater = isTyped ? 0 : daysBetween(date, isoDateAt(before[field]))
  return dateTimeOn(form.requestedDay)((minutes + daysLater * 24 * 60) * 60) ?? typedTime(text)
}

const daysBetween = (from: string, to: string | undefined): number =>
  to === undefined ? 0 : (Date.parse(to) - Date.parse(from)) / (24 * 3600 * 1000)

const valueOf = (facts: StopFacts | StopDraft, field: Exclude<EditableField, 'groupedExternalTaskIds'>): unknown =>
  field === 'lat' || field === 'lng' ? facts.coordinates?.[field] : facts[field]
