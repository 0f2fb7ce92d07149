import { formatNumber } from '../text'

export type Page<A> = {
  /** counted from 1 */
  readonly current: number
  readonly last: number
  readonly items: ReadonlyArray<A>
  /** `16–30 of 94` */
  readonly rangeLabel: string
  readonly links: ReadonlyArray<PageLink>
}

/** A page number, or pages that are skipped. */
export type PageLink = number | 'gap'

/** §5: a page beyond the last is the last page. */
export const pageOf = <A>(items: ReadonlyArray<A>, currentPage: number, itemsPerPage: number): Page<A> => {
  const size = wholeNumberFrom1(itemsPerPage)
  const last = Math.max(1, Math.ceil(items.length / size))
  const current = Math.min(wholeNumberFrom1(currentPage), last)
  const from = (current - 1) * size
  const pageItems = items.slice(from, from + size)
  return {
    current,
    last,
    items: pageItems,
    rangeLabel: rangeLabelOf(from, pageItems.length, items.length),
    links: pageLinks(current, last),
  }
}

/** §9: at most 7 links: the first and last page, and five around the current one, or six near an end. */
const pageLinks = (current: number, last: number): ReadonlyArray<PageLink> => {
  if (last <= 7) return rangeOf(1, last)
  if (current <= 4) return [...rangeOf(1, 6), 'gap', last]
  if (current >= last - 3) return [1, 'gap', ...rangeOf(last - 5, last)]
  return [1, 'gap', ...rangeOf(current - 2, current + 2), 'gap', last]
}

const rangeOf = (from: number, to: number): ReadonlyArray<number> =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

const rangeLabelOf = (offset: number, count: number, total: number): string => {
  const [from, to] = [offset + 1, offset + count].map(formatNumber)
  return count > 1 ? `${from}–${to} of ${formatNumber(total)}` : `${to} of ${formatNumber(total)}`
}

/** A page number or size is whole and at least 1, whatever was passed. */
const wholeNumberFrom1 = (number: number): number =>
  Number.isNaN(number) ? 1 : Math.min(Math.max(1, Math.floor(number)), Number.MAX_SAFE_INTEGER)
