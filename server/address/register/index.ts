/** Responsible for the shipped register: invented addresses in real towns. */
export { registeredAddresses, type RegisteredAddress } from './register'
export { registerGeocoder } from './register-geocoder'
