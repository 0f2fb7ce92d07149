import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paper, pagesOf, type Block } from '../../../../server/report/page'

const block = (height: number): Block => ({ height, draw: () => [] })

const aHeight = fc.integer({ min: 8, max: 400 })

const aSection = fc
  .tuple(fc.array(aHeight, { maxLength: 3 }), fc.integer({ min: 8, max: 30 }), fc.array(aHeight, { maxLength: 60 }))
  .map(([intro, head, rows]) => ({
    title: 'Route 1',
    intro: intro.map((height) => block(height / 2)),
    head: block(head),
    rows: rows.map(block),
  }))

describe('pagesOf', () => {
  it('every row is on the pages once, undivided and in order', () => {
    fc.assert(
      fc.property(aSection, (section) => {
        const placed = [...pagesOf(section)].flatMap((page) => page.placed)
        expect(placed.map((one) => one.block).filter((one) => one !== section.head)).toEqual([
          ...section.intro,
          ...section.rows,
        ])
      }),
    )
  })

  it('the table head is above the rows once per page', () => {
    fc.assert(
      fc.property(aSection, (section) => {
        for (const [index, page] of [...pagesOf(section)].entries()) {
          const blocks = page.placed.map((one) => one.block)
          const heads = blocks.filter((one) => one === section.head)
          const first = blocks.findIndex((one) => section.rows.includes(one))
          expect(heads).toHaveLength(first === -1 ? 0 : 1)
          expect(first === -1 ? section.head : blocks[first - 1]).toBe(section.head)
          expect(page.isFirst).toBe(index === 0)
        }
      }),
    )
  })

  it('the content ends above the page foot, and nothing overlaps', () => {
    fc.assert(
      fc.property(aSection, (section) => {
        for (const { placed } of pagesOf(section)) {
          for (const [index, { block: one, top }] of placed.entries()) {
            const above = placed[index - 1]
            expect(top).toBeCloseTo(above === undefined ? paper.top : above.top + above.block.height, 6)
            expect(top + one.height).toBeLessThanOrEqual(paper.bottom + 1e-6)
          }
        }
      }),
    )
  })

  it('the number of pages is minimal', () => {
    const rows = Array.from({ length: 50 }, () => block(100))
    const perPage = Math.floor((paper.bottom - paper.top - 16) / 100)
    expect([...pagesOf({ title: '', intro: [], head: block(16), rows })]).toHaveLength(Math.ceil(50 / perPage))
  })

  it('a section without rows has one page', () => {
    expect([...pagesOf({ title: '', intro: [block(10)], head: block(16), rows: [] })]).toHaveLength(1)
  })
})
