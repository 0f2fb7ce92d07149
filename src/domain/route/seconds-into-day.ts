import { calendarDateOf, minutesOf, timestampOf } from '../calendar'

const NOON = 12 * 3600

/**
 * Converts a time to seconds into a day: 9:00 is 32,400 on every day. Counts from twelve hours before noon, since the
 * clocks change at night. A date-time may be on another day.
 */
export const secondsIntoDay = (date: string): ((time: string) => number | undefined) => {
  const noon = calendarDateOf(date) && timestampOf(`${date}T12:00`)
  return (time) => {
    const minutes = minutesOf(time)
    if (minutes !== undefined) return minutes * 60
    const timestamp = timestampOf(time)
    return timestamp === undefined || noon === undefined ? undefined : NOON + (timestamp - noon) / 1000
  }
}
