/** Responsible for the shipped register: invented addresses in real towns. */
export { registeredAddresses, type RegisteredAddress, registerGeocoder } from './register'
