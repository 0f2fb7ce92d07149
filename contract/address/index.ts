export { lookUpAddress, decodeAddress, forgetCorrection, houseFields, correctionNoteFields } from './address-endpoints'
