import { isoDateOf } from './calendar-date'
import { wallClockAt } from './wall-clock'
import { dateTimePartsOf } from './date-time-parts'

/** The moment, in milliseconds since 1970, of an ISO date-time. One that names no zone is Dutch time. */
export const momentOf = (text: string): number | undefined => {
  const parts = dateTimePartsOf(text)
  if (parts === undefined) return undefined
  const read = Date.parse(`${parts.date}T${parts.clock}Z`)
  return parts.zone === undefined ? inAmsterdam(read) : read - aheadIn(parts.zone)
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
