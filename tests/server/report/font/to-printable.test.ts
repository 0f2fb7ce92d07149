import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alphabetOf, toPrintable } from '../../../../server/report/font/faces'
import { textRunsOf } from '../../../../server/report/font/typeface'

describe('toPrintable', () => {
  it.each([
    ['Café Özdemir – ’t Hof', 'Café Özdemir – ’t Hof'],
    ['Cafe\u0301', 'Café'],
    ['Łódź Ștefan', 'Łódź Ștefan'],
    ['Ḿaria', 'Maria'],
    ['Graﬁsch bureau ﬂits', 'Grafisch bureau flits'],
    ['Ｂａｋｋｅｒ ①', 'Bakker 1'],
    ['漢字 Wok', '�� Wok'],
    ['👩‍👩‍👧 Fam.', '� Fam.'],
    ['so\u00adft\u200b hyphen', 'soft hyphen'],
    ['nul\u0000 and \ud800 half', 'nul and � half'],
  ])('%j is printed as %j', (text, printable) => {
    expect(toPrintable(text)).toBe(printable)
  })

  it('every printable character is in a font file', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(Array.from(toPrintable(text)).filter((character) => alphabetOf(character) === undefined)).toEqual([])
      }),
    )
  })

  it('the text runs together equal the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const runs = textRunsOf(text, 'semibold')
        expect(runs.map((run) => run.text).join('')).toBe(toPrintable(text))
        expect(runs.every(({ face }, index) => face !== runs[index + 1]?.face)).toBe(true)
      }),
    )
  })
})
