import { counted } from '../text'

/** Never less than it is: whole minutes rounded up, seconds only below a minute. */
export const timeInWords = (seconds: number): string => {
  const whole = Math.ceil(seconds)
  if (whole < 60) return counted(whole, 'second')
  const minutes = Math.ceil(whole / 60)
  const hours = Math.floor(minutes / 60)
  const parts = [hours > 0 ? counted(hours, 'hour') : '', minutes % 60 > 0 ? counted(minutes % 60, 'minute') : '']
  return parts.filter(Boolean).join(' ')
}

/** Amounts may be broken ones; floating-point dust does not show. */
export const amountInWords = (amount: number): string => String(Math.round(amount * 1000) / 1000)
