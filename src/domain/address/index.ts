/** Knows places and addresses: coordinates, how an address is written, and when and how one is looked up. */
export { coordinatesOf, isPlace, type Coordinates } from './coordinates'
export { metresBetween, onGlobe, type GlobePoint } from './great-circle'
export { usualHeadquarters } from './usual-headquarters'
export { coordinatesIn } from './coordinates-in'
export { askedCoordinates, coordinateFields } from './asked-coordinates'
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
} from './lookup'
export { addressFoundIn, type AddressFound } from './lookup-answer'
export { whyNoAddress } from './why-no-address'
export { afterLookup } from './after-lookup'
export { isLookupField, leftAt, lookupOnLeaving, typedIn } from './typed-in'
