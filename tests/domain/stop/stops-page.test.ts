import { describe, expect, it } from 'vitest'
import { pageOf } from '../../../src/domain/stop'

const items = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, index) => index)

describe('pageOf', () => {
  it('a page has the items of its size, and their range', () => {
    const page = pageOf(items(94), 2, 15)
    expect(page.items).toEqual(items(30).slice(15))
    expect([page.current, page.last, page.rangeLabel]).toEqual([2, 7, '16–30 of 94'])
  })

  it('the last page may be shorter', () => {
    expect(pageOf(items(94), 7, 15).items).toEqual([90, 91, 92, 93])
    expect(pageOf(items(94), 7, 15).rangeLabel).toBe('91–94 of 94')
    expect(pageOf(items(4), 1, 15).rangeLabel).toBe('1–4 of 4')
    expect(pageOf(items(17), 2, 15).rangeLabel).toBe('16–17 of 17')
    expect(pageOf(items(16), 2, 15).rangeLabel).toBe('16 of 16')
    expect(pageOf(items(10_000), 667, 15).rangeLabel).toBe('9,991–10,000 of 10,000')
  })

  it('an empty list has one empty page', () => {
    expect(pageOf([], 1, 15)).toEqual({ current: 1, last: 1, items: [], rangeLabel: '0 of 0', links: [1] })
  })

  it.each([
    [0, 1],
    [-3, 1],
    [NaN, 1],
    [-Infinity, 1],
    [2.9, 2],
    [8, 7],
    [Infinity, 7],
  ])('requested page %d gives page %d, the nearest one', (requested, current) => {
    expect(pageOf(items(94), requested, 15).current).toBe(current)
    expect(pageOf(items(94), requested, 15)).toEqual(pageOf(items(94), current, 15))
  })

  it('the page size can be set (§5)', () => {
    expect(pageOf(items(9), 2, 4).items).toEqual([4, 5, 6, 7])
    expect(pageOf(items(9), 2, 0).items).toEqual([1])
    expect(pageOf(items(9), 1, Infinity).items).toEqual(items(9))
  })

  it('30 stops are exactly two pages', () => {
    expect(pageOf(items(30), 9, 15).last).toBe(2)
    expect(pageOf(items(31), 9, 15).last).toBe(3)
  })
})

describe('page links (§9)', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 6, 'gap', 8]],
    [4, 8, [1, 2, 3, 4, 5, 6, 'gap', 8]],
    [5, 8, [1, 'gap', 3, 4, 5, 6, 7, 8]],
    [1, 42, [1, 2, 3, 4, 5, 6, 'gap', 42]],
    [4, 42, [1, 2, 3, 4, 5, 6, 'gap', 42]],
    [5, 42, [1, 'gap', 3, 4, 5, 6, 7, 'gap', 42]],
    [20, 42, [1, 'gap', 18, 19, 20, 21, 22, 'gap', 42]],
    [38, 42, [1, 'gap', 36, 37, 38, 39, 40, 'gap', 42]],
    [39, 42, [1, 'gap', 37, 38, 39, 40, 41, 42]],
    [42, 42, [1, 'gap', 37, 38, 39, 40, 41, 42]],
  ])('page %d of %d has the links %j', (current, last, links) => {
    expect(pageOf(items(last), current, 1).links).toEqual(links)
  })
})
