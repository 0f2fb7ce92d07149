import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { decodeFileText } from '../../../server/http/upload-file'

const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()

describe('decodeFileText', () => {
  it('a file is decoded as UTF-8 or, after a byte order mark, as UTF-16', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeFileText(Buffer.from(text))).toEqual(E.right(text.replace(/^\uFEFF/, '')))
        const marked = `\uFEFF${text}`
        for (const bytes of [Buffer.from(marked), Buffer.from(marked, 'utf16le'), swapped(marked)])
          expect(decodeFileText(bytes)).toEqual(E.right(text))
      }),
    )
  })

  it('a file that is not UTF-8 is decoded as Windows-1252', () => {
    const bytes = Buffer.from('Caf\xe9 \x93De \x91Zon\x92\x94 \x96 5 \x80, \x8a\x9a\x9f\xff', 'latin1')
    expect(decodeFileText(bytes)).toEqual(E.right('Café “De ‘Zon’” – 5 €, ŠšŸÿ'))
  })

  it.each([
    ['a byte that is no letter', Buffer.from('Caf\xe9 \x81', 'latin1')],
    ['UTF-8 with a broken letter', Buffer.concat([Buffer.from('Café '), Buffer.of(0xc3)])],
    ['half a letter of UTF-16', Buffer.from('\uFEFFab', 'utf16le').subarray(0, -1)],
    ['half a pair of UTF-16', Buffer.from('\uFEFF\ud83d', 'utf16le')],
  ])('a file with %s is refused', (_, bytes) => {
    expect(decodeFileText(bytes)).toEqual(E.left('Not a text that can be read here: save the file as UTF-8'))
  })
})
