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
const joinWords = (words: ReadonlyArray<readonly [string, string]>): string => words.flat().join('')

describe('breakLines', () => {
  it('every line fits the width, except a single character that is too wide', () => {
    fc.assert(
      fc.property(aText, fc.integer({ min: 20, max: 200 }), (words, width) => {
        for (const line of breakLines(joinWords(words), style, width, Infinity, widthOf))
          expect(widthOf(line, style)).toBeLessThanOrEqual(width)
      }),
    )
  })

  it('the lines contain every character in order', () => {
    fc.assert(
      fc.property(aText, fc.integer({ min: 20, max: 200 }), (words, width) => {
        const lines = breakLines(joinWords(words), style, width, 400, widthOf)
        expect(lines.join('').replaceAll(' ', '')).toBe(joinWords(words).replaceAll(/\s/g, ''))
      }),
    )
  })

  it('the number of lines is limited, and the last line shows an ellipsis', () => {
    fc.assert(
      fc.property(
        aText,
        fc.integer({ min: 40, max: 200 }),
        fc.integer({ min: 1, max: 4 }),
        (words, width, maxLines) => {
          const allLines = breakLines(joinWords(words), style, width, 400, widthOf)
          const firstLines = breakLines(joinWords(words), style, width, maxLines, widthOf)
          expect(firstLines.slice(0, -1)).toEqual(allLines.slice(0, firstLines.length - 1))
          expect(firstLines).toHaveLength(Math.min(allLines.length, maxLines))
          expect(firstLines.at(-1)?.endsWith('…') ?? false).toBe(allLines.length > maxLines)
        },
      ),
    )
  })

  it.each([
    ['Gebakdozen-met-opdruk', 70, ['Gebakdozen-met-', 'opdruk']],
    ['een en/of twee', 45, ['een en/of', 'twee']],
    ['twee\n\nregels', 200, ['twee', 'regels']],
    ['   ', 200, []],
    ['', 200, []],
  ])('the text %j is broken where a reader expects it', (text, width, lines) => {
    expect(breakLines(text, style, width, 10, widthOf)).toEqual(lines)
  })

  it('breaking ten million characters takes at most two CPU units', async () => {
    let lines: ReadonlyArray<string> = []
    const took = await inCpuUnits(() => (lines = breakLines('x'.repeat(10_000_000), style, 100, 10, widthOf)))
    expect(took).toBeLessThan(2)
    expect(lines).toHaveLength(10)
    expect(lines.at(-1)).toMatch(/…$/)
  })
})
