import { timeSlotDate, type RouteDay } from '../calendar'
import type { Stop } from './stop'

/** The date of the time slot, else the requested day, else the day of its route. */
export const stopDayOf = ({ facts, placement }: Stop): RouteDay | undefined =>
  timeSlotDate(facts.timeSlotEarliest, facts.timeSlotLatest) ?? facts.requestedDay ?? placement.routeDay
