import type { CalendarDate } from '../../domain/calendar'

/** A port: the date and the time where the routes are driven. */
export type Calendar = {
  /** undefined where the machine does not know it */
  readonly today: () => CalendarDate | undefined
  /** an ISO date-time */
  readonly now: () => string
}
