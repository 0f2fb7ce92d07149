import { memoizeWeak } from '../value'
import type { StopDraft } from '../stop'
import { withTick, type ImportRow } from './import-row'
import { addressKeyOf, type KnownStops } from './known-stops'

type Keys = { readonly references: ReadonlyArray<string>; readonly address: string | undefined }

/** Cached by draft, so that an edit of one row compares no other anew. */
const keysOf = memoizeWeak((draft: StopDraft): Keys => ({
  references: draft.groupedExternalTaskIds,
  address: addressKeyOf(draft),
}))

/** Marks each row that is alike to one above it, or to a stop of the project; rows that stay the same are the same objects. */
export const findDuplicates = (rows: ReadonlyArray<ImportRow>, known: KnownStops): ReadonlyArray<ImportRow> => {
  const byReference = new Map<string, number>()
  const byAddress = new Map<string, number>()
  return rows.map((row) => {
    if (row.draft === undefined || row.mergedInto !== undefined) return marked(row, none)
    const keys = keysOf(row.draft)
    const duplicate = duplicateAmong(keys, byReference, byAddress, known)
    const isOriginal = duplicate.duplicateOf === undefined && row.choice !== false
    if (isOriginal) for (const key of referenceKeys(keys.references, known)) byReference.set(key, row.number)
    if (isOriginal && keys.address !== undefined) byAddress.set(keys.address, row.number)
    return marked(row, duplicate)
  })
}

type Duplicate = Pick<ImportRow, 'duplicateOf' | 'sameStop' | 'sameBy'>

const none: Duplicate = { duplicateOf: undefined, sameStop: undefined, sameBy: undefined }

/** Where stops are updated, rows of one stop are alike although each has another reference of it. */
const referenceKeys = (references: ReadonlyArray<string>, { mode, byReference }: KnownStops): ReadonlyArray<string> =>
  mode === 'add'
    ? references
    : references.flatMap((reference) => {
        const stop = byReference.get(reference)
        return stop === undefined ? [reference] : [reference, `stop\n${stop}`]
      })

/** A reference tells more than an address: two rows with different references are two orders. */
const duplicateAmong = (
  { references, address }: Keys,
  byReference: ReadonlyMap<string, number>,
  byAddress: ReadonlyMap<string, number>,
  known: KnownStops,
): Duplicate => {
  const ofReference = firstValueAt(byReference, referenceKeys(references, known))
  const stopOfReference = firstValueAt(known.byReference, references)
  if (ofReference !== undefined) return { ...none, duplicateOf: ofReference, sameBy: 'reference' }
  if (stopOfReference !== undefined)
    return known.mode === 'update' ? none : { ...none, sameStop: stopOfReference, sameBy: 'reference' }
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

const marked = (row: ImportRow, duplicate: Duplicate): ImportRow =>
  withTick(
    row.duplicateOf === duplicate.duplicateOf && row.sameStop === duplicate.sameStop && row.sameBy === duplicate.sameBy
      ? row
      : { ...row, ...duplicate },
  )
