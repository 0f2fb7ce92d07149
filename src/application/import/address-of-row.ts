import { normaliseZip, type WrittenAddress } from '../../domain/address'
import type { ImportRow } from '../../domain/import'
import { isBlank } from '../../domain/parse'
import { memoizeWeak } from '../../domain/value'
import type { AddressVerdict } from './import-ports'
import type { ImportState } from './import-store'

/** The address of a row that can be checked, and the same key for equal addresses; empty where there is none. */
export const addressOf: (row: ImportRow) => { readonly address?: WrittenAddress; readonly key: string } = memoizeWeak(
  (row: ImportRow) => {
    const { zip = '', houseNumber = '', houseNumberSuffix, street, city, lat, lng } = row.texts
    const isComplete = !isBlank(zip) && !isBlank(houseNumber)
    // A row with coordinates of its own needs no register.
    const isLocated = !isBlank(lat) && !isBlank(lng)
    const isWrong = row.problems.some(({ field }) => field === 'zip' || field === 'houseNumber')
    if (!isComplete || isLocated || isWrong) return { key: '' }
    const address = { zip: normaliseZip(zip), houseNumber, houseNumberSuffix, street, city }
    return { address, key: Object.values(address).join('\n').toLowerCase() }
  },
)

const notChecked: AddressVerdict = {
  verdict: 'not_checked',
  street: undefined,
  city: undefined,
  coordinates: undefined,
}

/** Undefined of a row whose address cannot be checked, needs no check, or is still to be checked. */
export const verdictOf = (
  row: ImportRow,
  { verdicts, isCheckFailed }: Pick<ImportState, 'verdicts' | 'isCheckFailed'>,
): AddressVerdict | undefined => {
  const { address, key } = addressOf(row)
  return address && (verdicts.get(key) ?? (isCheckFailed ? notChecked : undefined))
}
