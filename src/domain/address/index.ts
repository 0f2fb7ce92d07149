/** Knows places and addresses: coordinates, how an address is written, and when and how one is looked up. */
export { coordinatesOf, isPlace, type Coordinates } from './coordinates'
export { coordinatesIn } from './coordinates-in'
export { askedCoordinates, coordinateFields } from './asked-coordinates'
export { isDutchZip, plainZip, writtenZip } from './zip'
export { addressSummaryOf, type AddressParts } from './address-summary'
export { lookupFields, lookupFor, withoutAddress, type AddressForm, type Lookup, type LookupField } from './lookup'
export { addressFoundIn, type AddressFound } from './lookup-answer'
export { afterLookup } from './after-lookup'
