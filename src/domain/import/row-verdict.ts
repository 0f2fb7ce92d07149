import type { ImportRow } from './import-row'

/** Whether the register has the address. */
export type Verdict = 'exact' | 'number_differs' | 'street_only' | 'not_found'

/** An address that may have been meant. */
export type AddressChoice = {
  readonly zip?: string | undefined
  readonly houseNumber: string
  readonly houseNumberSuffix?: string | undefined
  readonly lat: number
  readonly lng: number
}

export type RowVerdict = {
  readonly verdict: Verdict
  /** the nearest first */
  readonly choices?: ReadonlyArray<AddressChoice> | undefined
}

/** Undefined while the register was not asked. */
export type VerdictOfRow = (row: ImportRow) => RowVerdict | undefined
