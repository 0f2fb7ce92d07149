import type { Coordinates } from '../address'
import { timeSlotDate, type RouteDay } from '../calendar'

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
  readonly externalRouteId: number | undefined
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
  readonly extra: Readonly<Record<string, unknown>>
}

/** A move replaces the placement; the facts stay the same object. */
export type Stop = { readonly facts: StopFacts; readonly placement: Placement }

/** §3: whether a type is START, as a stop has it, or start, as an activity has it. */
export const isStart = (type: string): boolean => type.length === 5 && type.toUpperCase() === 'START'

export const isEnd = (type: string): boolean => type.length === 3 && type.toUpperCase() === 'END'

export const isStartOrEnd = (type: string): boolean => isStart(type) || isEnd(type)

/** Whether an activity is a break, as another program may plan it; breaks of our own solver are not stored. */
export const isBreak = (type: string): boolean => type.length === 5 && type.toUpperCase() === 'BREAK'

const typeByName: ReadonlyMap<string, string> = new Map(
  [...stopTypes, 'START', 'END'].flatMap((type): Array<[string, string]> => [
    [type, type],
    [type.toLowerCase(), type],
  ]),
)

/** The known spelling of a type; an unknown type is unchanged. */
export const stopTypeOf = (type: string): string => typeByName.get(type) ?? typeByName.get(type.toLowerCase()) ?? type

/** The date of the time slot, else the requested day, else the day of its route. */
export const stopDayOf = ({ facts, placement }: Stop): RouteDay | undefined =>
  timeSlotDate(facts.timeSlotEarliest, facts.timeSlotLatest) ?? facts.requestedDay ?? placement.routeDay

/** The day by which stops are listed: that of the route, and for a stop on no route the day that it asks for. */
export const listedDayOf = (stop: Stop): RouteDay | undefined =>
  stop.placement.routeNumber === undefined ? stopDayOf(stop) : stop.placement.routeDay

/** The customer of a stop; without one, the short id or the id. */
export const stopNameOf = ({ facts: { customerName, shortId, id } }: Stop): string =>
  customerName.trim() === '' ? `Stop ${shortId === '' ? id : shortId}` : customerName

/** The zero-based index of a stop's route. */
export const routeIndexOf = ({ placement: { routeNumber } }: Stop): number | undefined =>
  routeNumber === undefined ? undefined : routeNumber - 1
