import { globePointOf, metresBetween, type Coordinates } from '../../../../domain/address'
import { timeLabel } from '../../../../domain/calendar'
import type { StopFacts } from '../../../../domain/stop'
import {
  stopAfterEdits,
  slotFields,
  stopEditFormOf,
  typedFields,
  type EditableField,
  type FieldConflict,
  type FieldEdit,
  type StopEditForm,
} from '../../../../domain/stop-edit'
import { formatDistance } from '../../../../domain/text'
import { deepEqual } from '../../../../domain/value'

/** One thing that the user changed, and what it is to be: several fields may be one thing, as those of an address. */
export type ConflictLine = {
  readonly label: string
  readonly was: string
  readonly mine: string
  readonly theirs: string
  /** whether somebody else changed it too */
  readonly isChangedByBoth: boolean
  readonly edits: ReadonlyArray<FieldEdit>
}

export type Owner = 'mine' | 'theirs'

/** `opened`: the stop as it was when the user began; `edits` were made on that. */
export const conflictLinesOf = (
  edits: ReadonlyArray<FieldEdit>,
  before: StopFacts,
  current: StopFacts,
): ReadonlyArray<ConflictLine> => {
  const mine = stopAfterEdits(before, edits)
  const labelled = edits.map((edit) => ({ edit, label: labelOf(edit.field, edits) }))
  return [...new Set(labelled.map(({ label }) => label))].map((label) => {
    const grouped = labelled.filter((one) => one.label === label).map(({ edit }) => edit)
    return {
      label,
      was: textOf(label, grouped, before, before),
      mine: textOf(label, grouped, mine, before),
      theirs: textOf(label, grouped, current, before),
      isChangedByBoth: grouped.some(({ field, was }) => !deepEqual(valueOf(current, field), was)),
      edits: grouped,
    }
  })
}

/** Theirs where both changed it, mine where only the user did. */
export const defaultOwnerOf = ({ isChangedByBoth }: ConflictLine): Owner => (isChangedByBoth ? 'theirs' : 'mine')

export type TheirName = {
  /** such as `Piet` */
  readonly who: string
  /** such as `Piet’s` */
  readonly whose: string
  /** the time of the change */
  readonly at: string
}

/** By the name of the other person only where all changes are of one that is known. */
export const theirNameOf = (conflicts: ReadonlyArray<FieldConflict>): TheirName => {
  const [first] = conflicts
  const isOnlyOne = first !== undefined && first.by !== '' && conflicts.every(({ by }) => by === first.by)
  const names = isOnlyOne ? { who: first.by, whose: `${first.by}’s` } : { who: 'somebody else', whose: 'theirs' }
  return { ...names, at: timeLabel(first?.at) ?? '' }
}

const addressFields: ReadonlyArray<EditableField> = [
  'zip',
  'houseNumber',
  'houseNumberSuffix',
  'street',
  'city',
  'addressSummary',
]

const labels: Readonly<Partial<Record<EditableField, string>>> = {
  type: 'Type',
  priority: 'Priority',
  customerName: 'Customer name',
  contactName: 'Contact name',
  phone: 'Phone',
  requestedDay: 'Day',
  timeSlotEarliest: 'Timeslot earliest',
  timeSlotLatest: 'Timeslot latest',
  duration: 'Duration',
  demand: 'Demand',
  productDescription: 'Products',
  notes: 'Notes',
}

const labelOf = (field: EditableField, edits: ReadonlyArray<FieldEdit>): string => {
  const isPlace = field === 'lat' || field === 'lng'
  const hasAddress = edits.some((edit) => addressFields.includes(edit.field))
  if (addressFields.includes(field) || (isPlace && hasAddress)) return 'Address'
  if (dayAndSlotFields.includes(field) && edits.some((edit) => edit.field === 'requestedDay'))
    return 'Day and time slot'
  return isPlace ? 'Place' : (labels[field] ?? field)
}

/** A slot with a date moves to another day with its stop. */
const dayAndSlotFields: ReadonlyArray<EditableField> = ['requestedDay', ...slotFields]

const textOf = (label: string, [first]: ReadonlyArray<FieldEdit>, facts: StopFacts, before: StopFacts): string => {
  const form = stopEditFormOf(facts)
  if (label === 'Address') return form.addressSummary || `${form.zip} ${form.houseNumber}`
  if (label === 'Place') return placeText(facts.coordinates, before.coordinates)
  if (label === 'Day and time slot') return dayAndSlotText(form)
  const field = typedFields.find((typed) => typed === first?.field)
  const text = field === undefined ? '' : form[field]
  return text === '' ? 'empty' : field === 'duration' ? `${text} min` : text
}

const dayAndSlotText = ({ requestedDay, timeSlotEarliest, timeSlotLatest }: StopEditForm): string =>
  [requestedDay || 'any day', [timeSlotEarliest, timeSlotLatest].filter((time) => time !== '').join('–')]
    .filter((text) => text !== '')
    .join(' ')

const placeText = (at: Coordinates | undefined, from: Coordinates | undefined): string => {
  if (at === undefined) return 'no place'
  const metres = from && metresBetween(globePointOf(at), globePointOf(from))
  if (metres === undefined) return 'put on the map'
  return metres < 1 ? 'as it was' : `moved ${formatDistance(metres)}`
}

const valueOf = (facts: StopFacts, field: EditableField): unknown =>
  field === 'lat' || field === 'lng' ? facts.coordinates?.[field] : facts[field]
