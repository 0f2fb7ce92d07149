/** Knows a stop: what it is, how it begins, what stands out about it, and how a list of stops is read, filtered and paged. */
export {
  NO_NUMBER,
  priorities,
  stopFlags,
  stopTypes,
  type Placement,
  type Priority,
  type Stop,
  type StopFacts,
  type StopFlag,
  type StopId,
  type StopType,
} from './stop'
export { sequenceNumberOf, type SequenceNumber, type SequenceRefused } from './sequence-number'
export { dayOf } from './stop-day'
