import type { Coordinates } from '../address'
import type { RouteDay } from '../calendar'

export type StopId = string

/** §9: the types of the add stop form. A server may send others, which are kept. */
export const stopTypes = ['Delivery', 'Pickup', 'Service'] as const

export type StopType = (typeof stopTypes)[number]

/** The priorities of a stop (§9), the lowest first. */
export const priorities = ['Low', 'Regular', 'High'] as const

export type Priority = (typeof priorities)[number]

/** §3: the flags of a stop that no rule here reads. */
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

/** §4: the number of an unplanned stop. */
export const NO_NUMBER = -1

/** The part of a stop (§3) that planning changes: where the plan puts it. */
export type Placement = {
  readonly isPlanned: boolean
  readonly stopNumber: number
  /** index + 1 of the route */
  readonly routeNumber: number | undefined
  readonly routeName: string | undefined
  readonly routeDay: RouteDay | undefined
  readonly carrierId: number | undefined
  readonly color: string | undefined
}

/** The part of a stop (§3) that planning does not change: customer, address, time slot, demand and so on. */
export type StopFacts = {
  readonly id: StopId
  readonly shortId: string
  readonly createdAt: string
  /** START, END or another type */
  readonly type: string
  readonly priority: Priority
  readonly customerName: string
  readonly contactName: string | undefined
  readonly phone: string | undefined
  readonly zip: string
  readonly houseNumber: string
  readonly houseNumberSuffix: string | undefined
  readonly street: string | undefined
  readonly city: string | undefined
  readonly addressSummary: string | undefined
  readonly coordinates: Coordinates | undefined
  /** an ISO date or a weekday; the day of a time slot takes precedence */
  readonly requestedDay: RouteDay | undefined
  /** HH:mm or an ISO date-time */
  readonly timeSlotEarliest: string | undefined
  readonly timeSlotLatest: string | undefined
  /** minutes */
  readonly duration: number | undefined
  /** one amount per capacity dimension */
  readonly demand: ReadonlyArray<number>
  readonly productDescription: string | undefined
  readonly notes: string | undefined
  readonly groupedExternalTaskIds: ReadonlyArray<string>
  readonly optimizedIndex: number | undefined
  readonly isVisible: boolean
  readonly flags: Readonly<Record<StopFlag, boolean>>
  /** unknown fields, kept as they came */
  readonly unknownFields: Readonly<Record<string, unknown>>
}

/** A move replaces the placement; the facts stay the same object. */
export type Stop = {
  readonly facts: StopFacts
  readonly placement: Placement
  /** of a row of a file that is not imported yet */
  readonly importRowState?: ImportRowState
}

/** Whether something in a row of a file is to be fixed, checked or decided, or it is ready to be imported. */
export type ImportRowState = 'problem' | 'toCheck' | 'duplicate' | 'ready'

/** Finds a stop of a plan. */
export type StopLookup = (id: StopId) => Stop | undefined
