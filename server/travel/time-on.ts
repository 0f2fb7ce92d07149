import { calendarDateOf, momentOf } from '../../src/domain/day'

const NOON = 12 * 3600

/**
 * Writes seconds into a day as an ISO date-time, 32,400 as nine o'clock on every day: counted from noon as the domain
 * reads them. A weekday, or no day, has no date to write.
 */
export const timeOn = (day: string | undefined): ((seconds: number) => string | undefined) => {
  const noon = day === undefined || !calendarDateOf(day) ? undefined : momentOf(`${day}T12:00`)
  return (seconds) => (noon === undefined ? undefined : new Date(noon + (seconds - NOON) * 1000).toISOString())
}
