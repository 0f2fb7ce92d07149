export { listCandidates } from './candidates'
export { createSearch, type Search, type RemovalString, type BestPosition, updateBest } from './search-state'
