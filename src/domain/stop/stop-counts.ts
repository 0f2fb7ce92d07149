import type { StopList } from './stop-list'
import { choicesOn } from './visible-stops'

const english = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** 10,000 */
export const inDigits = (count: number): string => english.format(count)

/** 1 route, 90 stops, 10,000 stops */
export const counted = (count: number, noun: 'route' | 'stop'): string =>
  `${inDigits(count)} ${noun}${count === 1 ? '' : 's'}`

/** §2: the count of the Stops tab. */
export const stopCount = ({ sheets }: StopList): number =>
  sheets.reduce((count, sheet) => count + choicesOn(sheet).all.length, 0)
