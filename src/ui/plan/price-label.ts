import type { Price } from '../../domain/move'
import {
  formatAmount,
  formatDistanceAndTimeChange,
  formatLateChange,
  formatPrice,
  signOfLateChange,
  spokenDistanceAndTimeChange,
  spokenLateChange,
} from '../../domain/text'

/** By how much the totals of the project change, in short texts and in a spoken one. */
export type PriceLabel = {
  /** such as `+11 km · +13 min` */
  readonly distanceAndTime: string
  /** such as `−1 late`, or `+12 min late` where as many stops are late */
  readonly late: { readonly text: string; readonly kind: 'better' | 'worse' | 'same' }
  /** such as `5 over`; undefined where no more is too much than before */
  readonly over: string | undefined
  /** such as `wants Di 24-11`; undefined where the route is driven on the day that the stops ask for */
  readonly otherDay: string | undefined
  /** such as `+18 min over hours`; undefined where the driver of the route is home in time, or no later than now */
  readonly overHours: string | undefined
  /** all of it in one line */
  readonly line: string
  readonly shortLine: string
  /** such as `plus 11 kilometres, plus 13 minutes, 1 fewer late` */
  readonly spoken: string
}

/** In the place of a price that is asked for, and of one that could not be found out. */
export const noPriceTexts = { loading: '…', unknown: 'price unknown' } as const

type OtherWarnings = {
  readonly otherDay?: string | undefined
  readonly overHours?: () => string | undefined
}

/** Each text is made when it is read: a list has a hundred labels, of which few are in view. */
export const priceLabelOf = (
  figures: Price['figures'],
  { otherDay, overHours = () => undefined }: OtherWarnings = {},
): PriceLabel => {
  const { metres, seconds, overload } = figures
  const lateSign = signOfLateChange(figures)
  const withOthers = (...texts: ReadonlyArray<string>): ReadonlyArray<string> =>
    [...texts, overHours(), otherDay].filter((text) => text !== undefined)
  return {
    get distanceAndTime() {
      return formatDistanceAndTimeChange(metres, seconds)
    },
    late: {
      get text() {
        return formatLateChange(figures)
      },
      kind: lateSign < 0 ? 'better' : lateSign > 0 ? 'worse' : 'same',
    },
    get line() {
      return withOthers(formatPrice(figures)).join(' · ')
    },
    get shortLine() {
      return withOthers(formatPrice(figures, 'short')).join(' · ')
    },
    otherDay,
    get overHours() {
      return overHours()
    },
    over: overload > 0 ? `${formatAmount(overload)} over` : undefined,
    get spoken() {
      return withOthers(
        spokenDistanceAndTimeChange(metres, seconds),
        spokenLateChange(figures),
        ...(overload > 0 ? [`${formatAmount(overload)} over`] : []),
      ).join(', ')
    },
  }
}
