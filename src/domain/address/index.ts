/** Responsible for addresses: coordinates, how an address is written, and its lookup. */
export {
  coordinatesOf,
  isSamePlace,
  isValidCoordinates,
  parseCoordinates,
  placeKeyOf,
  checkCoordinates,
  coordinateFields,
  type Coordinates,
} from './coordinates'
export { leastMetresBetween, metresBetween, globePointOf, pointBeside, type GlobePoint } from './straight-line-distance'
export { defaultHeadquarters, fixedHeadquarters } from './headquarters'
export { isDutchZip, normaliseZip, formatZip } from './zip'
export { addressSummaryOf, houseNumberWithSuffix, type AddressParts } from './address-summary'
export {
  emptyAddressForm,
  isSameLookup,
  nearbyLookups,
  lookupFields,
  lookupOf,
  clearAddress,
  isLookupField,
  leaveField,
  lookupOnLeave,
  changeField,
  addressReasons,
  type AddressForm,
  type Lookup,
  type LookupField,
} from './address-form'
export {
  additionOf,
  addressKeyOf,
  houseNumberParts,
  houseLabel,
  houseOfKey,
  type AddressCorrection,
  type AddressCorrections,
  type House,
  type RegisteredAddress,
  type WrittenAddress,
} from './written-address'
export { applyLookup, matchOf, type AddressMatch, type FoundAddress, type CorrectionNote } from './apply-lookup'
