import type { RouteDay } from '../day'
import { NO_NUMBER, type Stop, type StopFacts, type StopId } from './stop'

/** What an operator or a file says of a stop that is not there yet. */
export type StopDraft = Pick<
  StopFacts,
  | 'type'
  | 'priority'
  | 'customerName'
  | 'contactName'
  | 'zip'
  | 'houseNumber'
  | 'houseNumberSuffix'
  | 'street'
  | 'city'
  | 'addressSummary'
  | 'at'
  | 'timeSlotEarliest'
  | 'timeSlotLatest'
  | 'duration'
  | 'demand'
  | 'productDescription'
  | 'notes'
  | 'groupedExternalTaskIds'
  | 'extra'
> & {
  /** the day it is meant for, where that is not said by its time slot */
  readonly routeDay: RouteDay | undefined
}

/** What only the one who makes the stop can give: two names for it, and the moment. */
export type StopBirth = { readonly id: StopId; readonly shortId: string; readonly createdAt: string }

/** §4: a stop begins unplanned, unoptimised, without a number and with every flag false. */
export const newStop = (draft: StopDraft, birth: StopBirth): Stop => ({
  ...draft,
  ...birth,
  optimizedIndex: undefined,
  isVisible: true,
  flags: noFlags,
  isPlanned: false,
  stopNumber: NO_NUMBER,
  routeNumber: undefined,
  routeName: undefined,
  externalRouteId: undefined,
  color: undefined,
})

const noFlags: Stop['flags'] = {
  isOptimized: false,
  isCompleted: false,
  isScannedIn: false,
  isScannedOut: false,
  isEtaUpdated: false,
  isPromiseChecked: false,
  isPositionCorrected: false,
}
