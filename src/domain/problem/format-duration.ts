import { pluralise } from '../text'

/** Rounded up to whole minutes, or to seconds below a minute, so that the text is never less than the duration. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.ceil(seconds)
  if (whole < 60) return pluralise(whole, 'second')
  const minutes = Math.ceil(whole / 60)
  const hours = Math.floor(minutes / 60)
  const parts = [hours > 0 ? pluralise(hours, 'hour') : '', minutes % 60 > 0 ? pluralise(minutes % 60, 'minute') : '']
  return parts.filter(Boolean).join(' ')
}

/** Rounds to three decimals, which hides the small errors of floating-point sums. */
export const formatAmount = (amount: number): string => String(Math.round(amount * 1000) / 1000)
