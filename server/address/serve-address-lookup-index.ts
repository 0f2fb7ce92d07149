/** Knows the call that looks an address up. */
export { serveAddressLookup } from './serve-address-lookup'
