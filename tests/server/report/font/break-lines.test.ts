import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakLines, type Style } from '../../../../server/report/font'
import { widthOf } from '../measure-width'
import { inCpuUnits } from '../../../kit/cpu-unit'

const style: Style = { weight: 'regular', size: 8.5, leading: 11.5, colour: '#000000' }

const aWord = fc.constantFrom(
  'Bakkerij',
  'van',
  "'t",
  'Łuczak-Dvořák',
  'Gebakdozen-met-opdruk,',
  'Hottentottententententoonstellingsterrein',
  'en/of',
  '👩‍👩‍👧',
  '漢字',
  'x',
)
const aText = fc.array(fc.tuple(aWord, fc.constantFrom(' ', '  ', '\n', '\t', ' ')), { maxLength: 40 })
const written = (words: ReadonlyArray<readonly [string, string]>): string => words.flat().join('')

describe('the lines of a text', () => {
  it('fit the width, but for a single character that no line could hold', () => {
    fc.assert(
      fc.property(aText, fc.integer({ min: 20, max: 200 }), (words, width) => {
        for (const line of breakLines(written(words), style, width, Infinity, widthOf))
          expect(widthOf(line, style)).toBeLessThanOrEqual(width)
      }),
    )
  })

  it('hold every character of it in order, and nothing else but the breaks', () => {
    fc.assert(
      fc.property(aText, fc.integer({ min: 20, max: 200 }), (words, width) => {
        const lines = breakLines(written(words), style, width, 400, widthOf)
        expect(lines.join('').replaceAll(' ', '')).toBe(written(words).replaceAll(/\s/g, ''))
      }),
    )
  })

  it('are as many as may be, and the last says that there is more', () => {
    fc.assert(
      fc.property(aText, fc.integer({ min: 40, max: 200 }), fc.integer({ min: 1, max: 4 }), (words, width, most) => {
        const all = breakLines(written(words), style, width, 400, widthOf)
        const some = breakLines(written(words), style, width, most, widthOf)
        expect(some.slice(0, -1)).toEqual(all.slice(0, some.length - 1))
        expect(some).toHaveLength(Math.min(all.length, most))
        expect(some.at(-1)?.endsWith('…') ?? false).toBe(all.length > most)
      }),
    )
  })

  it.each([
    ['Gebakdozen-met-opdruk', 70, ['Gebakdozen-met-', 'opdruk']],
    ['een en/of twee', 45, ['een en/of', 'twee']],
    ['twee\n\nregels', 200, ['twee', 'regels']],
    ['   ', 200, []],
    ['', 200, []],
  ])('break %j where a reader would', (text, width, lines) => {
    expect(breakLines(text, style, width, 10, widthOf)).toEqual(lines)
  })

  it('of ten million characters take no more than two yardsticks', async () => {
    let lines: ReadonlyArray<string> = []
    const took = await inCpuUnits(() => (lines = breakLines('x'.repeat(10_000_000), style, 100, 10, widthOf)))
    expect(took).toBeLessThan(2)
    expect(lines).toHaveLength(10)
    expect(lines.at(-1)).toMatch(/…$/)
  })
})
