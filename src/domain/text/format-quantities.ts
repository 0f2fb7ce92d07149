const englishFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** 10,000 */
export const formatNumber = (count: number): string => englishFormat.format(count)

/** 1 route, 90 stops, 10,000 stops, 2 activities */
export const pluralise = (count: number, noun: string, pluralNoun = `${noun}s`): string =>
  `${formatNumber(count)} ${count === 1 ? noun : pluralNoun}`

/** Whole kilometres from 10 up, else one decimal. */
export const formatKilometres = (metres: number): string => {
  const km = metres / 1000
  return Math.abs(km) >= 9.95 ? formatNumber(km) : String(Math.round(km * 10) / 10)
}

/** Such as `38 m` or `1.2 km`. */
export const formatDistance = (metres: number): string =>
  metres < 995 ? `${Math.round(metres)} m` : `${formatKilometres(metres)} km`

/** Such as `48 min`, `2 h` or `1 h 12 min`. */
export const formatDuration = (seconds: number): string => {
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = `${Math.floor(minutes / 60)} h`
  return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} min`
}

/** Such as `17:42`; the hours may exceed 24. */
export const formatHours = (seconds: number): string => {
  const minutes = Math.round(seconds / 60)
  return `${formatNumber(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`
}

/** As it is written, and as a screen reader says it. */
const signs = { written: { minus: '−', plus: '+' }, spoken: { minus: 'minus ', plus: 'plus ' } } as const

/** Without a sign where the text says that nothing is left after rounding. */
const formatSigned = (amount: number, text: string, kind: keyof typeof signs = 'written'): string =>
  amount === 0 || /^0( |$)/.test(text) ? text : `${signs[kind][amount < 0 ? 'minus' : 'plus']}${text}`

/** By how much a distance and a time change, such as `+11 km · −13 min`. */
export const formatDistanceAndTimeChange = (metres: number, seconds: number): string =>
  [
    formatSigned(metres, `${formatKilometres(Math.abs(metres))} km`),
    formatSigned(seconds, formatDuration(Math.abs(seconds))),
  ].join(' · ')

/** By how much a distance and a time change, in words for screen readers, such as `plus 11 kilometres, minus 13 minutes`. */
export const spokenDistanceAndTimeChange = (metres: number, seconds: number): string => {
  const km = formatKilometres(Math.abs(metres))
  return [
    formatSigned(metres, `${km} ${km === '1' ? 'kilometre' : 'kilometres'}`, 'spoken'),
    formatSigned(seconds, spokenDuration(Math.abs(seconds)), 'spoken'),
  ].join(', ')
}

const spokenDuration = (seconds: number): string => {
  const minutes = Math.round(seconds / 60)
  const rest = pluralise(minutes % 60, 'minute')
  return minutes < 60 ? rest : `${pluralise(Math.floor(minutes / 60), 'hour')} ${rest}`
}

type LateChange = { readonly lateStops: number; readonly lateSeconds: number }

/** Below 0 where less is late: of stops, and where as many are late as before, of minutes. */
export const signOfLateChange = ({ lateStops, lateSeconds }: LateChange): number =>
  Math.sign(lateStops) || Math.sign(Math.round(lateSeconds / 60))

/** Such as `−1 late`, or `+12 min late` where as many stops are late as before. */
export const formatLateChange = (change: LateChange): string => {
  const { lateStops, lateSeconds } = change
  if (signOfLateChange(change) === 0) return '0 late'
  return lateStops === 0
    ? `${formatSigned(lateSeconds, formatDuration(Math.abs(lateSeconds)))} late`
    : `${formatSigned(lateStops, formatNumber(Math.abs(lateStops)))} late`
}

/** `formatLateChange` for screen readers, such as `1 fewer late` or `12 minutes more late`. */
export const spokenLateChange = (change: LateChange): string => {
  const { lateStops, lateSeconds } = change
  if (signOfLateChange(change) === 0) return '0 late'
  return lateStops === 0
    ? `${spokenDuration(Math.abs(lateSeconds))} ${lateSeconds < 0 ? 'less' : 'more'} late`
    : `${formatNumber(Math.abs(lateStops))} ${lateStops < 0 ? 'fewer' : 'more'} late`
}

type PriceFigures = LateChange & {
  readonly metres: number
  readonly seconds: number
  readonly overload: number
}

/**
 * In one line, such as `+0.5 km · +7 min · 0 late · 5 over`. A short one, for the map and the place of a drop, leaves out
 * lateness that stays the same.
 */
export const formatPrice = (figures: PriceFigures, length: 'full' | 'short' = 'full'): string =>
  [
    formatDistanceAndTimeChange(figures.metres, figures.seconds),
    ...(length === 'short' && signOfLateChange(figures) === 0 ? [] : [formatLateChange(figures)]),
    ...(figures.overload > 0 ? [`${formatAmount(figures.overload)} over`] : []),
  ].join(' · ')

/** Rounded up to whole minutes, or to seconds below a minute, so that the text is never less than the duration. */
export const formatDurationInWords = (seconds: number): string => {
  const whole = Math.ceil(seconds)
  if (whole < 60) return pluralise(whole, 'second')
  const minutes = Math.ceil(whole / 60)
  const hours = Math.floor(minutes / 60)
  const parts = [hours > 0 ? pluralise(hours, 'hour') : '', minutes % 60 > 0 ? pluralise(minutes % 60, 'minute') : '']
  return parts.filter(Boolean).join(' ')
}

/** Rounds to three decimals, which hides the small errors of floating-point sums. */
export const formatAmount = (amount: number): string => String(Math.round(amount * 1000) / 1000)
