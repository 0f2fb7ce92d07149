import { addressSummaryOf, formatZip } from '../../../src/domain/address'
import type { StopFacts } from '../../../src/domain/stop'

export type AddressWords = { readonly address: string; readonly zip: string }

/**
 * The zip is left out of the address, since it has its own column. An address that is known only as one text is shown
 * as it is.
 */
export const addressWords = (stop: StopFacts): AddressWords => ({
  address: addressSummaryOf({ ...stop, zip: '' }) ?? stop.addressSummary ?? numberOf(stop),
  zip: formatZip(stop.zip),
})

const numberOf = ({ houseNumber, houseNumberSuffix }: StopFacts): string =>
  houseNumber === '' ? '' : `No. ${houseNumber}${houseNumberSuffix ?? ''}`

/** The line below a customer's name: the type of a visit that is not a delivery, and the contact person. */
export const asideOf = ({ type, contactName }: Pick<StopFacts, 'type' | 'contactName'>): string =>
  [type === 'Delivery' ? '' : type, contactName ?? ''].filter((part) => part.trim() !== '').join(' · ')
