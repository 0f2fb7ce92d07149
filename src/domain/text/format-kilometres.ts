import { formatNumber } from './format-number'

/** Metres as kilometres: whole from 10 up, else with one decimal. */
export const formatKilometres = (metres: number): string => {
  const km = metres / 1000
  return Math.abs(km) >= 9.95 ? formatNumber(km) : String(Math.round(km * 10) / 10)
}
