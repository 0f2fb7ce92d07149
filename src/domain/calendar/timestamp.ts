import { isoDateOf } from './calendar-date'
import { wallClockAt } from './wall-clock'
import { dateTimePartsOf } from './date-time-parts'

/** The moment, in milliseconds since 1970, of an ISO date-time. One that names no zone is Dutch time. */
export const timestampOf = (text: string): number | undefined => {
  const parts = dateTimePartsOf(text)
  if (parts === undefined) return undefined
  const localTimestamp = Date.parse(`${parts.date}T${parts.clock}Z`)
  return parts.zone === undefined ? fromAmsterdamTime(localTimestamp) : localTimestamp - zoneOffsetOf(parts.zone)
}

/** How far the clocks of a zone written +01:00 or +0100 are ahead of UTC. */
const zoneOffsetOf = (zone: string): number => {
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000
}

/** In two steps, since the first guess may lie on the other side of the night in which the clocks change. */
const fromAmsterdamTime = (localTimestamp: number): number =>
  localTimestamp - amsterdamOffsetAt(localTimestamp - amsterdamOffsetAt(localTimestamp))

const amsterdamOffsetAt = (timestamp: number): number => {
  const wholeMinute = Math.floor(timestamp / 60_000) * 60_000
  const { date, minutes } = wallClockAt(wholeMinute)
  return Date.parse(`${isoDateOf(date)}T00:00:00Z`) + minutes * 60_000 - wholeMinute
}
