import { calendarDateOf, isoDateOf } from './calendar-date'
import { wallClockAt } from './wall-clock'

const dateTime =
  /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?:(:[0-5]\d(?:\.\d{1,3})?)\d{0,6})?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/

/** The moment, in milliseconds since 1970, of an ISO date-time. One that names no zone is Dutch time. */
export const momentOf = (text: string): number | undefined => {
  const [, date, time, seconds = '', zone] = dateTime.exec(text) ?? []
  if (date === undefined || time === undefined || calendarDateOf(date) === undefined) return undefined
  const read = Date.parse(`${date}T${time}${seconds}Z`)
  return zone === undefined ? inAmsterdam(read) : read - aheadIn(zone)
}

/** How far the clocks of a zone written +01:00 or +0100 are ahead of UTC. */
const aheadIn = (zone: string): number => {
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000
}

/** In two steps, since the first guess may lie on the other side of the night in which the clocks change. */
const inAmsterdam = (read: number): number => read - aheadAt(read - aheadAt(read))

const aheadAt = (moment: number): number => {
  const minute = Math.floor(moment / 60_000) * 60_000
  const { date, minutes } = wallClockAt(minute)
  return Date.parse(`${isoDateOf(date)}T00:00:00Z`) + minutes * 60_000 - minute
}
