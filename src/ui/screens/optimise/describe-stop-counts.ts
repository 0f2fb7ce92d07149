import { pluralise, formatNumber } from '../../../domain/text'

/** A number of stops, and what happens to them. */
type StopCount = { readonly count: number; readonly text: string }

/** 82 stops get a route, 3 change route; parts of no stops are left out */
export const describeStopCounts = (stopCounts: ReadonlyArray<StopCount>): string =>
  stopCounts
    .filter(({ count }) => count > 0)
    .map(({ count, text }, index) => `${index === 0 ? pluralise(count, 'stop') : formatNumber(count)} ${text}`)
    .join(', ')
