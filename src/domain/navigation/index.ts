/** Knows every address of the product: what stands at it, and how it is written. */
export { defaultTab, fixedTabs, type Tab } from './tab'
export {
  parsePageAddress,
  tabAddressOf,
  fixedAddresses,
  parseTabAddress,
  formatPageAddress,
  type PageAddress,
  type ProjectPageAddress,
} from './page-address'
