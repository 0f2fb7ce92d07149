const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const broken = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 })

/** 8.4 km; from 10 km on without decimals. */
export const kilometres = (metres: number): string => {
  const km = metres / 1000
  return `${(km < 9.95 ? tenths : whole).format(km)} km`
}

/** Hours and minutes: 7:32. */
export const hours = (seconds: number): string => {
  const minutes = Math.round(seconds / 60)
  return `${whole.format(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`
}

/** 53, or 53 / 2 where a load has more than one dimension. */
export const loadWords = (load: ReadonlyArray<number>): string =>
  load.length === 0 ? '0' : load.map((amount) => broken.format(amount)).join(' / ')
