import { addressSummaryOf, formatZip } from '../../../src/domain/address'
import type { StopFacts } from '../../../src/domain/stop'

export type PrintedAddress = { readonly address: string; readonly zip: string }

/**
 * The zip code has its own column, so it is removed from the address. An address known only as one text is printed
 * unchanged.
 */
export const formatAddress = (stop: StopFacts): PrintedAddress => ({
  address: addressSummaryOf({ ...stop, zip: '' }) ?? stop.addressSummary ?? formatHouseNumber(stop),
  zip: formatZip(stop.zip),
})

const formatHouseNumber = ({ houseNumber, houseNumberSuffix }: StopFacts): string =>
  houseNumber === '' ? '' : `No. ${houseNumber}${houseNumberSuffix ?? ''}`

/** The line below a customer's name: the type of a visit other than a delivery, and whom to call. */
export const subtitleOf = ({ type, contactName, phone }: Pick<StopFacts, 'type' | 'contactName' | 'phone'>): string =>
  [type === 'Delivery' ? '' : type, contactName ?? '', phone ?? ''].filter((part) => part.trim() !== '').join(' · ')
