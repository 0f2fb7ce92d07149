import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'

/** The text of each page of a PDF, read from its bytes by the tables of its fonts. */
export const pagesOfPdf = (pdf: Buffer): ReadonlyArray<string> => {
  const objects = objectsIn(pdf.toString('latin1'))
  const named = (id: string): PdfObject => objects.get(id) ?? { words: '', stream: '' }
  const pages = [...objects.values()].filter(({ words }) => /\/Type \/Page\b(?!s)/.test(words))
  return pages.map(({ words }) => {
    const { words: resources } = named(refIn(words, 'Resources'))
    const alphabets = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, font = '', id = '']) => [
        font,
        lettersIn(named(refIn(named(id).words, 'ToUnicode')).stream),
      ]),
    )
    return textIn(named(refIn(words, 'Contents')).stream, alphabets)
  })
}

export const pdfOf = async (report: Readable): Promise<Buffer> => buffer(report)

type PdfObject = { readonly words: string; readonly stream: string }

const objectsIn = (pdf: string): ReadonlyMap<string, PdfObject> =>
  new Map(
    [...pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
      const [words = '', ...rest] = body.split('\nstream\n')
      // Cut by its length, since the compressed bytes may end with a line break themselves.
      const raw = rest.join('\nstream\n').slice(0, Number(/\/Length (\d+)/.exec(words)?.[1] ?? 0))
      const isPacked = words.includes('/FlateDecode')
      return [id, { words, stream: isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw }]
    }),
  )

const refIn = (words: string, name: string): string => new RegExp(`/${name} (\\d+) 0 R`).exec(words)?.[1] ?? ''

/** What each glyph stands for, from number 0. */
const lettersIn = (toUnicode: string): ReadonlyArray<string> =>
  [...toUnicode.matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/g)].flatMap(([, letters = '']) =>
    [...letters.matchAll(/<([^>]*)>/g)].map(([, codes = '']) =>
      String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
    ),
  )

/** The pieces of text in the order in which they were written, one on each line. */
const textIn = (content: string, alphabets: ReadonlyMap<string, ReadonlyArray<string>>): string => {
  let letters: ReadonlyArray<string> = []
  const pieces: string[] = []
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = alphabets.get(font) ?? []
    if (shown !== undefined) pieces.push(spelled(shown, letters))
  }
  return pieces.join('\n')
}

const spelled = (shown: string, letters: ReadonlyArray<string>): string =>
  [...shown.matchAll(/<([\da-f]*)>/g)]
    .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
    .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '')
    .join('')
