import { pluralise, formatNumber } from '../../../domain/text'

/** So many stops, and what becomes of them. */
type Part = { readonly count: number; readonly words: string }

/** 82 stops get a route, 3 change route; parts of no stops are left out */
export const stopsInParts = (parts: ReadonlyArray<Part>): string =>
  parts
    .filter(({ count }) => count > 0)
    .map(({ count, words }, place) => `${place === 0 ? pluralise(count, 'stop') : formatNumber(count)} ${words}`)
    .join(', ')
