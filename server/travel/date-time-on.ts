import { calendarDateOf, timestampOf } from '../../src/domain/calendar'

const NOON = 12 * 3600
const DAY = 24 * 3600

/**
 * Writes seconds into a day as an ISO date-time. They are counted from noon, as the domain reads them, so that 32,400
 * is nine o'clock also when the clocks change. A weekday, or no day, has no date, so there is nothing to write.
 */
export const timeOn = (day: string | undefined): ((seconds: number) => string | undefined) => {
  const noon = day === undefined || !calendarDateOf(day) ? undefined : timestampOf(`${day}T12:00`)
  if (noon === undefined) return () => undefined
  const date = new Date(noon).toISOString().slice(0, 10)
  const midnight = Date.parse(date)
  const written = withinDay(`${date}T`)
  return (seconds) => {
    const moment = noon + (seconds - NOON) * 1000
    return written((moment - midnight) / 1000) ?? new Date(moment).toISOString()
  }
}

/** The same for times within the day, in a fraction of the time. */
const withinDay =
  (date: string) =>
  (seconds: number): string | undefined =>
    Number.isInteger(seconds) && seconds >= 0 && seconds < DAY
      ? date + (minutesWritten[Math.floor(seconds / 60)] ?? '') + (secondsWritten[seconds % 60] ?? '')
      : undefined

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const secondsWritten: ReadonlyArray<string> = Array.from({ length: 60 }, (_, number) => `${twoDigits(number)}.000Z`)

const minutesWritten: ReadonlyArray<string> = Array.from(
  { length: DAY / 60 },
  (_, minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:`,
)
