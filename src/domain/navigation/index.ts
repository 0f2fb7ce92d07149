/** Responsible for page addresses: which pages exist, and how their addresses are written. */
export { defaultTab, fixedTabs, type Tab } from './tab-path'
export {
  parsePageAddress,
  tabAddressOf,
  editAddressOf,
  placeAddressOf,
  urgentAddressOf,
  EDIT_PARAMETER,
  PLACE_PARAMETER,
  URGENT_PARAMETER,
  fixedAddresses,
  parseTabAddress,
  type PageAddress,
  type ProjectPageAddress,
} from './page-address'
