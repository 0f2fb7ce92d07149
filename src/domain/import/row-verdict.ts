import type { CorrectionNote, WrittenAddress } from '../address'
import type { ImportRow } from './import-row'

/** Whether the register has the address; `not_checked` where it did not answer. */
export type Verdict = 'exact' | 'number_differs' | 'street_only' | 'not_found' | 'not_checked'

/** An address that may have been meant. */
export type AddressChoice = {
  readonly zip?: string | undefined
  readonly houseNumber: string
  readonly houseNumberSuffix?: string | undefined
  readonly street?: string | undefined
  readonly city?: string | undefined
  readonly lat: number
  readonly lng: number
}

/** The address that users of the organisation meant by the one that was checked: the same, at another place, or another. */
export type RowCorrection = CorrectionNote & Pick<WrittenAddress, 'zip' | 'houseNumber' | 'houseNumberSuffix'>

export type RowVerdict = {
  readonly verdict: Verdict
  /** the nearest first */
  readonly choices?: ReadonlyArray<AddressChoice> | undefined
  /** undefined where the verdict is that of the register alone */
  readonly correction?: RowCorrection | undefined
}

/** Undefined of a row that needs no register, or that it is still asked for. */
export type VerdictOfRow = (row: ImportRow) => RowVerdict | undefined
