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
