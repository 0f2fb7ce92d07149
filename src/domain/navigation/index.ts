/** Knows every address of the product: what stands at it, and how it is written. */
export { firstTab, plainTabs, type Tab } from './tab'
export {
  addressIn,
  addressOf,
  plainAddresses,
  tabOf,
  writtenAddress,
  type Address,
  type ProjectAddress,
} from './page-address'
