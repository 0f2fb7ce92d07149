import type { Coordinates } from '../address'
import type { RouteDay } from '../calendar'

export type StopId = string

/** §9: what the add stop form offers. A server may send other types; they are kept as they came. */
export const stopTypes = ['Delivery', 'Pickup', 'Service'] as const
export type StopType = (typeof stopTypes)[number]

/** §9 */
export const priorities = ['Low', 'Regular', 'High'] as const
export type Priority = (typeof priorities)[number]

/** §3: the yes-or-no fields of a stop that no rule here reads. */
export const stopFlags = [
  'isOptimized',
  'isCompleted',
  'isScannedIn',
  'isScannedOut',
  'isEtaUpdated',
  'isPromiseChecked',
  'isPositionCorrected',
] as const
export type StopFlag = (typeof stopFlags)[number]

export const noFlags: Readonly<Record<StopFlag, boolean>> = {
  isOptimized: false,
  isCompleted: false,
  isScannedIn: false,
  isScannedOut: false,
  isEtaUpdated: false,
  isPromiseChecked: false,
  isPositionCorrected: false,
}

/** §4: the number of a stop that is new or not planned. */
export const NO_NUMBER = -1

/** Where the plan puts a stop: the part of §3's stop that planning changes. */
export type Placement = {
  readonly isPlanned: boolean
  readonly stopNumber: number
  /** index + 1 of the route */
  readonly routeNumber: number | undefined
  readonly routeName: string | undefined
  readonly routeDay: RouteDay | undefined
  readonly externalRouteId: number | undefined
  readonly color: string | undefined
}

/** What a stop is wherever it is planned: the part of §3's stop that planning leaves alone. */
export type StopFacts = {
  readonly id: StopId
  readonly shortId: string
  readonly createdAt: string
  /** START, END or another type */
  readonly type: string
  readonly priority: Priority
  readonly customerName: string
  readonly contactName: string | undefined
  readonly zip: string
  readonly houseNumber: string
  readonly houseNumberSuffix: string | undefined
  readonly street: string | undefined
  readonly city: string | undefined
  readonly addressSummary: string | undefined
  readonly coordinates: Coordinates | undefined
  /** an ISO date or a weekday; the day of a time slot goes before it */
  readonly requestedDay: RouteDay | undefined
  /** HH:mm or an ISO date-time */
  readonly timeSlotEarliest: string | undefined
  readonly timeSlotLatest: string | undefined
  /** minutes */
  readonly duration: number | undefined
  /** one amount for each dimension of a vehicle's capacity */
  readonly demand: ReadonlyArray<number>
  readonly productDescription: string | undefined
  readonly notes: string | undefined
  readonly groupedExternalTaskIds: ReadonlyArray<string>
  readonly optimizedIndex: number | undefined
  readonly isVisible: boolean
  readonly flags: Readonly<Record<StopFlag, boolean>>
  /** fields this program does not know, kept for whoever wrote them */
  readonly extra: Readonly<Record<string, unknown>>
}

export type Stop = StopFacts & Placement
