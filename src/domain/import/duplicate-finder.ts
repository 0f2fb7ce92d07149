import { memoizeWeak } from '../value'
import type { StopDraft } from '../stop'
import { reasonAgainstUpdate, stopsWithReference } from '../upload'
import type { ImportRow, RowProblem } from './import-row'
import { customerAddressKeyOf, type KnownStops } from './known-stops'

type Keys = { readonly references: ReadonlyArray<string>; readonly address: string | undefined }

/** Cached by draft, so that an edit of one row compares no other anew. */
const keysOf = memoizeWeak((draft: StopDraft): Keys => ({
  references: draft.groupedExternalTaskIds,
  address: customerAddressKeyOf(draft),
}))

/** Marks rows as `findDuplicates` does, where they are handed over part by part, in their order. */
export const duplicateFinder = (known: KnownStops): ((rows: ReadonlyArray<ImportRow>) => ReadonlyArray<ImportRow>) => {
  const byReference = new Map<string, number>()
  const byAddress = new Map<string, number>()
  return (rows) =>
    rows.map((row) => {
      const keys = comparedKeysOf(row)
      if (keys === undefined) return marked(row, none)
      const duplicate = duplicateAmong(keys, byReference, byAddress, known)
      if (duplicate.duplicateOf === undefined && duplicate.problem === undefined && row.choice !== false) {
        for (const key of referenceKeys(keys.references, known)) byReference.set(key, row.number)
        if (keys.address !== undefined) byAddress.set(keys.address, row.number)
      }
      return marked(row, duplicate)
    })
}

/** Undefined where a row is alike to none, whatever it says. */
const comparedKeysOf = ({ draft, mergedInto }: ImportRow): Keys | undefined =>
  draft === undefined || mergedInto !== undefined ? undefined : keysOf(draft)

/** Two rows can be alike only if they share one of these. */
export const keysToCompare = (row: ImportRow | undefined, known: KnownStops): ReadonlyArray<string> => {
  const { references, address } = (row && comparedKeysOf(row)) ?? noKeys
  const keys = referenceKeys(references, known)
  return address === undefined ? keys : [...keys, address]
}

const noKeys: Keys = { references: [], address: undefined }

type Duplicate = Pick<ImportRow, 'duplicateOf' | 'sameStop' | 'sameBy' | 'knownStop'> & {
  /** why an update cannot tell which stop the row is for */
  readonly problem: string | undefined
}

const none: Duplicate = {
  duplicateOf: undefined,
  sameStop: undefined,
  sameBy: undefined,
  knownStop: undefined,
  problem: undefined,
}

/** Where stops are updated, rows of one stop are alike although each has another reference of it. */
const referenceKeys = (references: ReadonlyArray<string>, { mode, byReference }: KnownStops): ReadonlyArray<string> =>
  mode === 'add' || byReference.size === 0
    ? references
    : [...references, ...stopsWithReference(byReference, references).map(({ id }) => `stop\n${id}`)]

/** A reference tells more than an address: two rows with different references are two orders. */
const duplicateAmong = (
  { references, address }: Keys,
  byReference: ReadonlyMap<string, number>,
  byAddress: ReadonlyMap<string, number>,
  known: KnownStops,
): Duplicate => {
  const [stop] = known.byReference.size === 0 ? [] : stopsWithReference(known.byReference, references)
  const problem = known.mode === 'add' ? undefined : reasonAgainstUpdate(known.byReference, references)
  if (problem !== undefined) return { ...none, knownStop: stop?.id, problem }
  const found = stop === undefined ? none : { ...none, knownStop: stop.id }
  const ofReference = firstValueAt(byReference, referenceKeys(references, known))
  if (ofReference !== undefined) return { ...found, duplicateOf: ofReference, sameBy: 'reference' }
  if (stop !== undefined) return known.mode === 'update' ? found : { ...found, sameStop: stop.id, sameBy: 'reference' }
  const ofAddress = valueAt(byAddress, address)
  if (ofAddress !== undefined) return { ...none, duplicateOf: ofAddress, sameBy: 'address' }
  const stopOfAddress = valueAt(known.byAddress, address)
  return stopOfAddress === undefined ? none : { ...none, sameStop: stopOfAddress, sameBy: 'address' }
}

const firstValueAt = <A>(map: ReadonlyMap<string, A>, keys: ReadonlyArray<string>): A | undefined =>
  valueAt(
    map,
    keys.find((key) => map.has(key)),
  )

const valueAt = <A>(map: ReadonlyMap<string, A>, key: string | undefined): A | undefined =>
  key === undefined ? undefined : map.get(key)

/** Problems, duplicates and merged rows start unticked; a row with a problem stays so. */
const marked = (row: ImportRow, { problem, ...duplicate }: Duplicate): ImportRow => {
  const problems = row.draft === undefined ? row.problems : problemsOf(row, problem)
  const isAlone = duplicate.duplicateOf === undefined && duplicate.sameStop === undefined
  const isIncluded = problems.length === 0 && row.mergedInto === undefined && (row.choice ?? isAlone)
  return row.duplicateOf === duplicate.duplicateOf &&
    row.sameStop === duplicate.sameStop &&
    row.sameBy === duplicate.sameBy &&
    row.knownStop === duplicate.knownStop &&
    row.problems === problems &&
    row.isIncluded === isIncluded
    ? row
    : { ...row, ...duplicate, problems, isIncluded }
}

/** A row whose texts are sound has no problem but this one. */
const problemsOf = ({ problems, texts }: ImportRow, reason: string | undefined): ReadonlyArray<RowProblem> => {
  if (reason === undefined) return problems.length === 0 ? problems : noProblems
  return problems[0]?.reason === reason
    ? problems
    : [{ field: 'groupedExternalTaskIds', reason, value: texts.groupedExternalTaskIds ?? '' }]
}

const noProblems: ReadonlyArray<RowProblem> = []
