import { twoDigits } from './two-digits'

const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/

/** Minutes since midnight of a time written 9:00 or 09:00. */
export const minutesOf = (time: string): number | undefined => {
  const [, hours, minutes] = clock.exec(time.trim()) ?? []
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** 09:00 for 540; nothing for what is no minute of a day. */
export const timeAt = (minutes: number): string | undefined =>
  Number.isInteger(minutes) && minutes >= 0 && minutes < 24 * 60
    ? `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
    : undefined

/** Either way of writing a time, as people see it: 09:00. What is written so is handed back itself. */
export const writtenTime = (time: string): string | undefined => {
  if (inFull.test(time)) return time
  const minutes = minutesOf(time)
  return minutes === undefined ? undefined : timeAt(minutes)
}

const inFull = /^(?:[01]\d|2[0-3]):[0-5]\d$/
