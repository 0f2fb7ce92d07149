/** Knows the shipped register: invented addresses in real towns. */
export { registeredAddresses, type RegisteredAddress } from './register'
export { registerBook } from './register-geocoder'
