import { roundAmount } from '../../domain/route'
import { formatDuration, formatNumber, formatKilometres } from '../../domain/text'

/** By how much a figure differs from the one before it. */
export type FigureChange = { readonly text: string; readonly kind: 'better' | 'worse' | 'same' }

const NO_BREAK = '\u00a0'

/** A lower figure is better; `zeroText` is the text of a difference that rounds to 0, which counts as no change. */
const figureChange = (difference: number, format: (amount: number) => string, zeroText: string): FigureChange => {
  const amount = format(Math.abs(difference))
  if (amount === zeroText) return { text: 'no change', kind: 'same' }
  const text = `${difference < 0 ? '−' : '+'}${amount}`.replaceAll(' ', NO_BREAK)
  return { text, kind: difference < 0 ? 'better' : 'worse' }
}

export const metresChange = (difference: number): FigureChange =>
  figureChange(difference, (metres) => `${formatKilometres(metres)} km`, '0 km')

export const secondsChange = (difference: number): FigureChange => figureChange(difference, formatDuration, '0 min')

export const stopsChange = (difference: number): FigureChange => figureChange(difference, formatNumber, '0')

/** Of an amount with at most six decimals. */
export const amountChange = (difference: number): FigureChange =>
  figureChange(difference, (amount) => String(roundAmount(amount)), '0')

export const percentChange = (before: number, after: number): FigureChange =>
  figureChange(before === 0 ? 0 : (after - before) / before, (fraction) => `${Math.round(fraction * 100)}%`, '0%')
