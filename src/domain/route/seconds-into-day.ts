import { calendarDateOf, minutesOf, timestampOf } from '../calendar'

const NOON = 12 * 3600

/**
 * A time as seconds into a day, where 9:00 is 32,400 on every day: counted from twelve hours before noon, since the
 * clocks change in the night. HH:mm is a time of that day; an ISO date-time may lie before it or after.
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
