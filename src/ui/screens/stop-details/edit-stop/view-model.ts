import * as E from 'fp-ts/Either'
import {
  globePointOf,
  houseNumberWithSuffix,
  isLookupField,
  metresBetween,
  type Coordinates,
} from '../../../../domain/address'
import { isoDateOf, readDay, type CalendarDate } from '../../../../domain/calendar'
import {
  fieldConflictsOf,
  parseStopEditForm,
  stopEditFormOf,
  type FieldConflict,
  type FieldEdit,
  type StopEditForm,
  type TypedField,
} from '../../../../domain/stop-edit'
import type { StopFacts } from '../../../../domain/stop'
import { formatDistance } from '../../../../domain/text'
import { deepEqual } from '../../../../domain/value'
import { formStateOf, formViewModel, relatedEndOf, type FormState, type FormViewModel } from '../../../form'

export type EditStopFormState = FormState<StopEditForm, TypedField>

export const editStopFormState = (facts: StopFacts): EditStopFormState => formStateOf(stopEditFormOf(facts), [])

export const relatedFields = relatedEndOf<TypedField>('timeSlotEarliest', 'timeSlotLatest')

export type EditStopViewModel = FormViewModel<TypedField> & {
  /** what a colleague made of a field that the user typed, such as `you typed 60, now 120`, or that a typed day is past */
  readonly helpOf: (field: TypedField) => string | undefined
  readonly addressHelp: string | undefined
  /** such as `you moved the pin, now 1.1 km from where it was` */
  readonly pinHelp: string | undefined
  readonly conflicts: ReadonlyArray<FieldConflict>
}

/** `before`: each field as it was when the user began to type it. */
export const editStopViewModel = (
  state: EditStopFormState,
  before: StopFacts,
  current: StopFacts,
  today: CalendarDate | undefined,
): EditStopViewModel => {
  const { form } = state
  const parsed = parseStopEditForm(before, today)(form)
  const [formBefore, now] = [stopEditFormOf(before), stopEditFormOf(current)]
  const [typedAddress, oldAddress, newAddress] = [form, formBefore, now].map(addressTextOf)
  const isPastDayTyped =
    state.validated.includes('requestedDay') &&
    form.requestedDay !== formBefore.requestedDay &&
    isPast(form.requestedDay, today)
  return {
    ...formViewModel(state, E.isLeft(parsed) ? parsed.left : [], 'The stop was not saved'),
    // Those of the address are said together.
    helpOf: (field) => {
      if (isLookupField(field)) return undefined
      const help = changedHelp(form[field], formBefore[field], now[field])
      return help ?? (field === 'requestedDay' && isPastDayTyped ? 'This day is past' : undefined)
    },
    addressHelp: changedHelp(typedAddress ?? '', oldAddress ?? '', newAddress ?? ''),
    pinHelp:
      typedAddress === oldAddress ? pinHelpOf(form.coordinates, before.coordinates, current.coordinates) : undefined,
    conflicts: fieldConflictsOf(state.failure),
  }
}

const isPast = (text: string, today: CalendarDate | undefined): boolean => {
  const day = today && readDay(text, today)
  return today !== undefined && day !== undefined && day < isoDateOf(today)
}

const addressTextOf = ({ zip, houseNumber, houseNumberSuffix, addressSummary }: StopEditForm): string =>
  addressSummary === '' ? `${zip} ${houseNumberWithSuffix(houseNumber, houseNumberSuffix)}`.trim() : addressSummary

/** What a colleague made of a field while the user typed it. */
const changedHelp = (typed: string, before: string, now: string): string | undefined =>
  now === before || now === typed || typed === before
    ? undefined
    : `you typed ${typed === '' ? 'nothing' : typed}, now ${now === '' ? 'empty' : now}`

const pinHelpOf = (
  put: Coordinates | undefined,
  before: Coordinates | undefined,
  now: Coordinates | undefined,
): string | undefined => {
  if (deepEqual(now, before) || deepEqual(now, put) || deepEqual(put, before)) return undefined
  if (now === undefined) return 'you moved the pin, now no place'
  if (before === undefined) return 'you put the pin on the map, now it has another place'
  const distance = formatDistance(metresBetween(globePointOf(now), globePointOf(before)))
  return `you moved the pin, now ${distance} from where it was`
}

/** The same edits, made on what the stop is now, so that they replace what others changed. */
export const editsOver = (edits: ReadonlyArray<FieldEdit>, current: StopFacts): ReadonlyArray<FieldEdit> =>
  edits.map((edit) => ({
    ...edit,
    was: edit.field === 'lat' || edit.field === 'lng' ? current.coordinates?.[edit.field] : current[edit.field],
  }))

/** Where the pin of a stop is, and where it can go back to. */
export type PinViewModel = {
  /** such as `Pin moved 38 m from the address` */
  readonly text: string
  readonly isPlaced: boolean
  readonly back: { readonly label: string; readonly at: Coordinates } | undefined
}

type PinPlaces = {
  readonly at: Coordinates | undefined
  /** where it was when the form was opened */
  readonly coordinatesBefore: Coordinates | undefined
  /** where the register has the address; undefined while or where it is unknown */
  readonly addressAt: Coordinates | undefined
}

/** A smaller difference does not show on the map. */
const MIN_METRES = 1

export const pinViewModel = ({ at, coordinatesBefore, addressAt }: PinPlaces): PinViewModel => {
  const origin = addressAt ?? coordinatesBefore
  const back = origin && {
    label: addressAt === undefined ? 'Back to where it was' : 'Back to the address',
    at: origin,
  }
  if (at === undefined) return { text: 'No place on the map', isPlaced: false, back }
  if (origin === undefined) return { text: 'Pin on the map', isPlaced: true, back: undefined }
  const metres = metresBetween(globePointOf(at), globePointOf(origin))
  if (metres < MIN_METRES)
    return { text: addressAt === undefined ? 'Pin as it was' : 'Pin at the address', isPlaced: true, back: undefined }
  const isMoved =
    coordinatesBefore === undefined || metresBetween(globePointOf(at), globePointOf(coordinatesBefore)) >= MIN_METRES
  const from = addressAt === undefined ? 'where it was' : 'the address'
  return { text: `Pin ${isMoved ? 'moved ' : ''}${formatDistance(metres)} from ${from}`, isPlaced: true, back }
}
