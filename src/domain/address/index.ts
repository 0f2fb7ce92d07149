/** Responsible for addresses: coordinates, how an address is written, and its lookup. */
export { coordinatesOf, isValidCoordinates, type Coordinates } from './coordinates'
export { metresBetween, globePointOf, pointBeside, type GlobePoint } from './great-circle'
export { defaultHeadquarters, fixedHeadquarters } from './headquarters'
export { parseCoordinates } from './parse-coordinates'
export { checkCoordinates, coordinateFields } from './coordinate-fields'
export { isDutchZip, normaliseZip, formatZip } from './zip'
export { addressSummaryOf, type AddressParts } from './address-summary'
export {
  emptyAddressForm,
  isSameLookup,
  nearbyLookups,
  lookupFields,
  lookupOf,
  clearAddress,
  type AddressForm,
  type Lookup,
  type LookupField,
} from './address-form'
export { addressReasons } from './address-reasons'
export { applyLookup, type FoundAddress } from './apply-lookup'
export { isLookupField, leaveField, lookupOnLeave, changeField } from './edit-address'
