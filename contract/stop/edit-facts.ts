import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { addressSummaryOf } from '../../src/domain/address'
import { isBlank, prefixFields, type JsonObject, type FieldReason } from '../../src/domain/parse'
import { parseStopFields, unplannedStop, type StopFacts } from '../../src/domain/stop'
import { deepEqual } from '../../src/domain/value'
import { decodeStop } from './decode-stop'
import { encodeStop } from './stop-codec'
import type { EditableField } from '../../src/domain/stop-edit'
import { editableFieldCalled, type NamedValue, type StopEditRequest } from './stop-edit-codec'

type EditableFact = Exclude<EditableField, 'lat' | 'lng'> | 'coordinates'

/** A field that is no longer as the sender saw it, under the name that the sender gave it. */
export type EditConflict = {
  readonly field: string
  readonly fact: EditableFact
  readonly was: unknown
  readonly now: unknown
}

export type EditRefusal =
  | { readonly kind: 'invalid'; readonly reasons: ReadonlyArray<FieldReason> }
  | { readonly kind: 'changed meanwhile'; readonly conflicts: ReadonlyArray<EditConflict> }

/** The facts of a stop after an edit, by the rules of an upload file. */
export const editFacts = (facts: StopFacts, edit: StopEditRequest): E.Either<EditRefusal, StopFacts> =>
  pipe(
    setFields(facts, edit.set),
    E.mapLeft((reasons): EditRefusal => ({ kind: 'invalid', reasons: prefixFields('set', reasons) })),
    E.flatMap((edited) => {
      const conflicts = findConflicts(facts, edited, edit)
      return conflicts.length === 0 ? E.right(edited) : E.left<EditRefusal>({ kind: 'changed meanwhile', conflicts })
    }),
  )

/** In the place of required fields that are not edited, so that what is stored there is not judged. */
const requiredFields = { customerName: '-', zip: '-', houseNumber: '-' }

/** Fields that are judged together. */
const pairs: ReadonlyArray<ReadonlyArray<EditableField>> = [
  ['lat', 'lng'],
  ['timeSlotEarliest', 'timeSlotLatest'],
]

/** The facts with these fields, by the rules of an upload file; a reason has the name that the field was given under. */
export const setFields = (
  facts: StopFacts,
  values: ReadonlyArray<NamedValue>,
): E.Either<ReadonlyArray<FieldReason>, StopFacts> => {
  const fields = new Set(values.map(({ field }) => field))
  const pairedFields = pairs.flatMap((pair) => (pair.some((field) => fields.has(field)) ? pair : []))
  const present = pairedFields.length === 0 ? {} : encodeFacts(facts)
  const row = {
    ...requiredFields,
    ...Object.fromEntries(pairedFields.map((field) => [field, present[field]])),
    ...Object.fromEntries(values.map(({ field, value }) => [field, value])),
  }
  return pipe(
    parseStopFields(row),
    E.bimap(
      (reasons) => reasons.map(({ field, reason }) => ({ field: nameGivenTo(field, values), reason })),
      (draft) => {
        const edited = Object.fromEntries(values.map(({ field }) => [factOf(field), draft[factOf(field)]]))
        return withAddressSummary(facts, { ...facts, ...edited })
      },
    ),
  )
}

/** The facts with some of their encoded fields replaced. */
const withEncoded = (facts: StopFacts, fields: JsonObject): StopFacts =>
  pipe(
    // Without a requested day, the day of the route would be read as that.
    decodeStop({ ...encodeFacts(facts), routeDay: undefined, ...fields }),
    E.match(
      () => facts,
      (stop) => stop.facts,
    ),
  )

const nameGivenTo = (rowField: string, values: ReadonlyArray<NamedValue>): string =>
  values.find(({ field }) => field === editableFieldCalled(rowField))?.name ?? rowField

const factOf = (field: EditableField): EditableFact => (field === 'lat' || field === 'lng' ? 'coordinates' : field)

/** An address line that was made of the parts of the address is made of them again. */
const withAddressSummary = (before: StopFacts, after: StopFacts): StopFacts =>
  after.addressSummary === before.addressSummary && before.addressSummary === addressSummaryOf(before)
    ? { ...after, addressSummary: addressSummaryOf(after) }
    : after

const encodeFacts = (facts: StopFacts): JsonObject => encodeStop(unplannedStop(facts))

/** A field that has the value already that it shall have is no conflict: the request may have been sent twice. */
const findConflicts = (
  facts: StopFacts,
  edited: StopFacts,
  { set, was }: StopEditRequest,
): ReadonlyArray<EditConflict> => {
  const names = new Map([...set, ...was].map(({ field, name }) => [field, name]))
  const seenValues = new Map(was.map(({ field, value }) => [field, value]))
  const [present, wanted] = [encodeFacts(facts), encodeFacts(edited)]
  const seen = encodeFacts(
    withEncoded(facts, Object.fromEntries([...names.keys()].map((field) => [field, seenValues.get(field)]))),
  )
  const editedFields = new Set(set.map(({ field }) => field))
  return [...names].flatMap(([field, name]) =>
    isSameValue(seen[field], present[field]) || (editedFields.has(field) && isSameValue(wanted[field], present[field]))
      ? []
      : [{ field: name, fact: factOf(field), was: seenValues.get(field) ?? null, now: present[field] ?? null }],
  )
}

const isSameValue = (one: unknown, other: unknown): boolean => (isBlank(one) && isBlank(other)) || deepEqual(one, other)
