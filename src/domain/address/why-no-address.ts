import { isBlank, type Reason } from '../reading'
import type { AddressForm } from './lookup'
import { isDutchZip } from './zip'

/** Tells why the lookup found no address. With an address known, any zip will do. */
export const whyNoAddress = ({
  zip,
  addressSummary,
}: Pick<AddressForm, 'zip' | 'addressSummary'>): ReadonlyArray<Reason> =>
  isBlank(addressSummary) && !isBlank(zip) && !isDutchZip(zip) ? [{ field: 'zip', reason: 'Not a Dutch zip code' }] : []
