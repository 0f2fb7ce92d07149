import { calendarDateOf, minutesOf, momentOf } from '../calendar'

const NOON = 12 * 3600

/**
 * A time as seconds into a day, where 9:00 is 32,400 on every day: counted from twelve hours before noon, since the
 * clocks change in the night. HH:mm is a time of that day; an ISO date-time may lie before it or after.
 */
export const secondsInto = (date: string): ((time: string) => number | undefined) => {
  const noon = calendarDateOf(date) && momentOf(`${date}T12:00`)
  return (time) => {
    const minutes = minutesOf(time)
    if (minutes !== undefined) return minutes * 60
    const moment = momentOf(time)
    return moment === undefined || noon === undefined ? undefined : NOON + (moment - noon) / 1000
  }
}
