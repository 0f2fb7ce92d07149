import { isBlank, type Reason } from '../parse'
import type { AddressForm } from './address-form'
import { isDutchZip } from './zip'

/** Reasons why the lookup found no address. With an address summary, any zip and house number is accepted. */
export const addressReasons = ({
  zip,
  houseNumber,
  addressSummary,
}: Pick<AddressForm, 'zip' | 'houseNumber' | 'addressSummary'>): ReadonlyArray<Reason> =>
  isBlank(addressSummary)
    ? [
        ...(isBlank(zip) || isDutchZip(zip) ? [] : [{ field: 'zip', reason: 'Not a Dutch zip code' }]),
        ...(isBlank(houseNumber) || isHouseNumber(houseNumber)
          ? []
          : [{ field: 'houseNumber', reason: 'Not a house number: use 1 to 99999' }]),
      ]
    : []

/** Accepts a suffix in the field, as in 12a. */
const isHouseNumber = (text: string): boolean => /^[1-9]\d{0,4}(?!\d)/.test(text.trim())
