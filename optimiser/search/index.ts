export { listCandidates } from './candidates'
export { type Cut } from './cut'
export { type Offer } from './offer'
export { searchOf, type Search } from './search'
