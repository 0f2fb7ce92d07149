const wholeNumbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const oneDecimal = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const upToThreeDecimals = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 })

/** 8.4 km; no decimals from 10 km on. */
export const formatKilometres = (metres: number): string => {
  const km = metres / 1000
  return `${(km < 9.95 ? oneDecimal : wholeNumbers).format(km)} km`
}

/** Hours and minutes: 7:32. */
export const formatHours = (seconds: number): string => {
  const minutes = Math.round(seconds / 60)
  return `${wholeNumbers.format(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`
}

/** 53, or 53 / 2 if a load has several dimensions. */
export const formatLoad = (load: ReadonlyArray<number>): string =>
  load.length === 0 ? '0' : load.map((amount) => upToThreeDecimals.format(amount)).join(' / ')
