/** Knows places and addresses: coordinates, how an address is written, and when and how one is looked up. */
export { coordinatesOf, isPlace, type Coordinates } from './coordinates'
export { metresBetween, onGlobe, type GlobePoint } from './great-circle'
export { usualHeadquarters } from './default-headquarters'
export { coordinatesIn } from './parse-coordinates'
export { askedCoordinates, coordinateFields } from './coordinate-fields'
export { isDutchZip, plainZip, writtenZip } from './zip'
export { addressSummaryOf, type AddressParts } from './address-summary'
export {
  blankAddress,
  isSameLookup,
  lookupFields,
  lookupFor,
  withoutAddress,
  type AddressForm,
  type Lookup,
  type LookupField,
} from './address-form'
export { addressFoundIn, type AddressFound } from './lookup-answer'
export { whyNoAddress } from './address-reasons'
export { afterLookup } from './apply-lookup'
export { isLookupField, leftAt, lookupOnLeaving, typedIn } from './edit-address'
