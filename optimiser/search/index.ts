export { isByAkin, listCandidates } from './candidates'
export { type Offer } from './offer'
export { searchOf, type Search } from './search'
