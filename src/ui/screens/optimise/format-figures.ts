import { formatNumber, formatKilometres } from '../../../domain/text'

/** How a figure differs from the one of today. */
export type Change = { readonly words: string; readonly kind: 'better' | 'worse' | 'same' }

/** 17:42; the hours may run past 24. */
export const hours = (seconds: number): string => {
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** 48 min, 1 h 12 min */
const duration = (seconds: number): string => {
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Less is better. A difference that rounds to nothing is no change. */
const changed = (by: number, words: (amount: number) => string, nothing: string): Change => {
  const amount = words(Math.abs(by))
  if (amount === nothing) return { words: 'no change', kind: 'same' }
  return { words: `${by < 0 ? '−' : '+'}${amount}`, kind: by < 0 ? 'better' : 'worse' }
}

export const changeInMetres = (by: number): Change => changed(by, (metres) => `${formatKilometres(metres)} km`, '0 km')

export const changeInSeconds = (by: number): Change => changed(by, duration, '0 min')

export const changeInStops = (by: number): Change => changed(by, formatNumber, '0')

export const percentChange = (before: number, after: number): Change =>
  changed(before === 0 ? 0 : (after - before) / before, (part) => `${Math.round(part * 100)}%`, '0%')
