import { addressSummaryOf, writtenZip } from '../../../src/domain/address'
import type { StopFacts } from '../../../src/domain/stop'

export type AddressWords = { readonly address: string; readonly zip: string }

/** The zip has a column of its own; what is known of the address only as one text is shown as it is. */
export const addressWords = (stop: StopFacts): AddressWords => ({
  address: addressSummaryOf({ ...stop, zip: '' }) ?? stop.addressSummary ?? numberOf(stop),
  zip: writtenZip(stop.zip),
})

const numberOf = ({ houseNumber, houseNumberSuffix }: StopFacts): string =>
  houseNumber === '' ? '' : `No. ${houseNumber}${houseNumberSuffix ?? ''}`

/** Beneath a customer's name: what kind of visit it is where it is no delivery, and whom to ask for. */
export const asideOf = ({ type, contactName }: Pick<StopFacts, 'type' | 'contactName'>): string =>
  [type === 'Delivery' ? '' : type, contactName ?? ''].filter((part) => part.trim() !== '').join(' · ')
