import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import { setFields, uploadRefusal, type NamedValue } from '../../contract/stop'
import { addressSummaryOf, isSameLookup, normaliseZip, type Lookup } from '../../src/domain/address'
import { assemblePlan, replaceStopFacts, type Plan } from '../../src/domain/plan'
import { newStop, stopList, type Stop, type StopCreationInfo, type StopFacts } from '../../src/domain/stop'
import type { EditableField } from '../../src/domain/stop-edit'
import { formatNumber } from '../../src/domain/text'
import { fileProblem, MAX_PROJECT_STOPS, valueIn, type StopToImport, type UploadProblem } from '../../src/domain/upload'
import { deepEqual, type Steps } from '../../src/domain/value'
import { completeDraft, type FindAddress } from '../address'
import type { MatchedRow } from './match-rows'

/** The plan after an import, and what became of its rows. */
export type ImportedPlan = {
  readonly plan: Plan
  readonly addedCount: number
  readonly updatedCount: number
  readonly unchangedCount: number
}

/** So many rows are looked at before other requests have their turn. */
export const ROWS_PER_STEP = 50
/** Together they change a route once instead of once for each stop. */
const UPDATES_PER_STEP = 500

/** Adds the stops of rows, and sets the fields of those that are there already; these stay where they are planned. */
export const applyRows = function* (
  plan: Plan,
  rows: ReadonlyArray<MatchedRow>,
  findAddress: FindAddress,
  newCreationInfo: () => StopCreationInfo,
): Steps<E.Either<Refusal, ImportedPlan>> {
  const problems: UploadProblem[] = []
  const updated: StopFacts[] = []
  const added: Stop[] = []
  for (const { row, facts, ...imported } of rows) {
    if (row % ROWS_PER_STEP === 0) yield
    if (facts === undefined) {
      added.push(newStop(completeDraft(imported.draft, findAddress), newCreationInfo()))
      continue
    }
    const values = changedValues(facts, imported)
    const edited = values.length === 0 ? E.right(facts) : setFields(facts, values)
    if (E.isLeft(edited)) problems.push(...edited.left.map((reason) => ({ row, ...reason })))
    else {
      const later = withAddressOf(facts, withUnknownFields(edited.right, imported), imported, findAddress)
      if (later !== facts && !deepEqual(facts, later)) updated.push(later)
    }
  }
  const stopCount = stopList.size(plan.stops) + added.length
  if (added.length > 0 && stopCount > MAX_PROJECT_STOPS)
    problems.push(
      fileProblem(
        `The project would have ${formatNumber(stopCount)} stops, more than ${formatNumber(MAX_PROJECT_STOPS)}`,
      ),
    )
  if (problems.length > 0) return E.left(uploadRefusal({ problems, total: problems.length }))
  let edited = plan
  for (let start = 0; start < updated.length; start += UPDATES_PER_STEP) {
    yield
    const withUpdates = replaceStopFacts(edited, ...updated.slice(start, start + UPDATES_PER_STEP))
    if (E.isLeft(withUpdates)) return E.left({ code: 'server_error' })
    edited = withUpdates.right
  }
  const { routes, stops, unknownFields } = edited
  return E.right({
    plan: added.length === 0 ? edited : assemblePlan(routes, [...stops, ...added], unknownFields),
    addedCount: added.length,
    updatedCount: updated.length,
    unchangedCount: rows.length - added.length - updated.length,
  })
}

/** A reference says which stop is meant, and takes none from it: stops that were merged have several. */
const changedValues = (facts: StopFacts, row: StopToImport): ReadonlyArray<NamedValue> => {
  const references = new Set(facts.groupedExternalTaskIds)
  const wantedValue = (field: EditableField): unknown => {
    if (field === 'houseNumberSuffix') return houseAfter(facts, row).houseNumberSuffix
    if (field !== 'groupedExternalTaskIds') return valueIn(row.draft, field)
    const others = row.draft.groupedExternalTaskIds.filter((reference) => !references.has(reference))
    return [...facts.groupedExternalTaskIds, ...others]
  }
  return [...new Set([...row.given, 'houseNumberSuffix' as const])].flatMap((field) => {
    const value = wantedValue(field)
    return deepEqual(value, valueIn(facts, field)) ? [] : [{ field, name: field, value }]
  })
}

/** Fields that this program does not know are set as the others. */
const withUnknownFields = (facts: StopFacts, { draft: { unknownFields } }: StopToImport): StopFacts =>
  Object.keys(unknownFields).length === 0
    ? facts
    : { ...facts, unknownFields: { ...facts.unknownFields, ...unknownFields } }

type House = Pick<StopFacts, keyof Lookup | 'street' | 'city'>

/** The houses that an import looks up: those of rows without coordinates that are new, or new to their stop. */
export const housesToLookUp = (rows: ReadonlyArray<MatchedRow>): ReadonlyArray<House> =>
  rows.flatMap(({ facts, draft, given }) => {
    if (draft.coordinates !== undefined) return []
    if (facts === undefined) return [draft]
    const house = houseAfter(facts, { draft, given })
    return isSameHouse(facts, house) ? [] : [house]
  })

/** A row without a suffix says nothing of it, unless it gives another number or zip: the suffix is part of the old one. */
const houseAfter = (facts: StopFacts, { draft }: StopToImport): House => {
  const { zip, houseNumber, houseNumberSuffix, street, city } = draft
  const house = { zip, houseNumber, houseNumberSuffix, street, city }
  return houseNumberSuffix === undefined && isSameHouse({ ...facts, houseNumberSuffix }, house)
    ? { ...house, houseNumberSuffix: facts.houseNumberSuffix }
    : house
}

type HouseNumber = Pick<House, keyof Lookup>

const isSameHouse = (one: HouseNumber, other: HouseNumber): boolean =>
  isSameLookup(lookupPartsOf(one), lookupPartsOf(other))

const lookupPartsOf = ({ zip, houseNumber, houseNumberSuffix = '' }: HouseNumber): Lookup => ({
  zip: normaliseZip(zip),
  houseNumber: houseNumber.trim(),
  houseNumberSuffix: houseNumberSuffix.trim(),
})

/** What a row does not say of a new address is looked up again: the old coordinates are those of another house. */
const withAddressOf = (
  before: StopFacts,
  after: StopFacts,
  { given }: StopToImport,
  findAddress: FindAddress,
): StopFacts => {
  if (isSameHouse(before, after)) return after
  // The street and the city that a row does not give are those of the old address.
  const street = given.includes('street') ? after.street : undefined
  const city = given.includes('city') ? after.city : undefined
  const lookedUp = given.includes('lat') ? undefined : findAddress({ ...after, street, city })
  // Within a zip code the street stays the same.
  const sameZipAddress = normaliseZip(before.zip) === normaliseZip(after.zip) ? after : undefined
  const address = {
    ...after,
    street: street ?? lookedUp?.street ?? sameZipAddress?.street,
    city: city ?? lookedUp?.city ?? sameZipAddress?.city,
    coordinates: given.includes('lat') ? after.coordinates : lookedUp?.coordinates,
  }
  return given.includes('addressSummary') ? address : { ...address, addressSummary: addressSummaryOf(address) }
}
