import { twoDigits } from './calendar-date'

const timePattern = /^([01]?\d|2[0-3]):([0-5]\d)$/

/** Minutes since midnight of 9:00 or 09:00. */
export const minutesOf = (time: string): number | undefined => {
  const [, hours, minutes] = timePattern.exec(time.trim()) ?? []
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** 09:00 for 540; undefined outside a day. */
export const formatTime = (minutes: number): string | undefined =>
  Number.isInteger(minutes) && minutes >= 0 && minutes < 24 * 60
    ? `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
    : undefined

/** Writes 9:00 as 09:00; a time in that form is returned itself. */
export const normaliseTime = (time: string): string | undefined => {
  if (fullTimePattern.test(time)) return time
  const minutes = minutesOf(time)
  return minutes === undefined ? undefined : formatTime(minutes)
}

const fullTimePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/

const clockPattern =
  /^(\d{1,2})(?:[:.,uh]([0-5]\d)?(?::[0-5]\d(?:\.0+)?)?)?\s*(?:u|uur|h|hrs|o'clock|(am|pm|a\.m\.|p\.m\.))?\.?$/
const compactPattern = /^(\d{1,2})([0-5]\d)\s*(?:u|uur|h)?$/

/** HH:mm of a time as people write it: 9, 9.30, 9:30u, 930, 0930, 9 uur or 2 pm. */
export const readClockTime = (text: string): string | undefined => {
  const trimmed = text.trim().toLowerCase()
  const [, hours, minutes = '00', amOrPm] = clockPattern.exec(trimmed) ?? compactPattern.exec(trimmed) ?? []
  if (hours === undefined) return undefined
  const hour = amOrPm === undefined ? Number(hours) : (Number(hours) % 12) + (amOrPm.startsWith('p') ? 12 : 0)
  return hour === 24 && minutes === '00' ? LAST_MINUTE : formatTime(hour * 60 + Number(minutes))
}

/** 24:00 is no time of a day. */
const LAST_MINUTE = '23:59'
