import type { RouteDay } from '../day'
import type { Stop } from './stop'

const dated = /^(\d{4}-\d{2}-\d{2})T/

/** The day a stop is meant for: the date of its time slot, else the day it was given, else any day. */
export const dayOf = (stop: Pick<Stop, 'timeSlotEarliest' | 'routeDay'>): RouteDay | undefined =>
  dated.exec(stop.timeSlotEarliest ?? '')?.[1] ?? stop.routeDay
