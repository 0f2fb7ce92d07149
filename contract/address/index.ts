/** Responsible for the endpoints that look addresses up and forget corrections. */
export { lookUpAddress, decodeAddress, forgetCorrection, houseFields, correctionNoteFields } from './address-endpoints'
