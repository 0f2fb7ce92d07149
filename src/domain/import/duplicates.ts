import { memoizeWeak } from '../value'
import type { StopDraft } from '../stop'
import { withTick, type ImportRow } from './import-row'
import { referenceOf } from '../upload'
import { addressKeyOf, type KnownStops } from './known-stops'

type Keys = { readonly reference: string | undefined; readonly address: string | undefined }

/** Cached by draft, so that an edit of one row compares no other anew. */
const keysOf = memoizeWeak((draft: StopDraft): Keys => ({
  reference: referenceOf(draft),
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
    if (isOriginal && keys.reference !== undefined) byReference.set(keys.reference, row.number)
    if (isOriginal && keys.address !== undefined) byAddress.set(keys.address, row.number)
    return marked(row, duplicate)
  })
}

type Duplicate = Pick<ImportRow, 'duplicateOf' | 'sameStop' | 'sameBy'>

const none: Duplicate = { duplicateOf: undefined, sameStop: undefined, sameBy: undefined }

/** A reference tells more than an address: two rows with different references are two orders. */
const duplicateAmong = (
  { reference, address }: Keys,
  byReference: ReadonlyMap<string, number>,
  byAddress: ReadonlyMap<string, number>,
  known: KnownStops,
): Duplicate => {
  const [ofReference, stopOfReference] = [valueAt(byReference, reference), valueAt(known.byReference, reference)]
  if (ofReference !== undefined) return { ...none, duplicateOf: ofReference, sameBy: 'reference' }
  if (stopOfReference !== undefined)
    return known.mode === 'update' ? none : { ...none, sameStop: stopOfReference, sameBy: 'reference' }
  const ofAddress = valueAt(byAddress, address)
  if (ofAddress !== undefined) return { ...none, duplicateOf: ofAddress, sameBy: 'address' }
  const stopOfAddress = valueAt(known.byAddress, address)
  return stopOfAddress === undefined ? none : { ...none, sameStop: stopOfAddress, sameBy: 'address' }
}

const valueAt = <A>(map: ReadonlyMap<string, A>, key: string | undefined): A | undefined =>
  key === undefined ? undefined : map.get(key)

const marked = (row: ImportRow, duplicate: Duplicate): ImportRow =>
  withTick(
    row.duplicateOf === duplicate.duplicateOf && row.sameStop === duplicate.sameStop && row.sameBy === duplicate.sameBy
      ? row
      : { ...row, ...duplicate },
  )
