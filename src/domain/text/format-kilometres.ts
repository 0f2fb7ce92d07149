import { formatNumber } from './format-number'

/** Whole kilometres from 10 up, else one decimal. */
export const formatKilometres = (metres: number): string => {
  const km = metres / 1000
  return Math.abs(km) >= 9.95 ? formatNumber(km) : String(Math.round(km * 10) / 10)
}
