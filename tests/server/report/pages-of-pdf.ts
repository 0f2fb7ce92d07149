import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'

/** The text of each page of a PDF, decoded from its bytes by the tables of its fonts. */
export const pagesOfPdf = (pdf: Buffer): ReadonlyArray<string> => {
  const objects = objectsIn(pdf.toString('latin1'))
  const objectById = (id: string): PdfObject => objects.get(id) ?? { dictionary: '', stream: '' }
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
  return pages.map(({ dictionary }) => {
    const { dictionary: resources } = objectById(refIn(dictionary, 'Resources'))
    const alphabets = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, font = '', id = '']) => [
        font,
        lettersIn(objectById(refIn(objectById(id).dictionary, 'ToUnicode')).stream),
      ]),
    )
    return textIn(objectById(refIn(dictionary, 'Contents')).stream, alphabets)
  })
}

export const pdfOf = async (report: Readable): Promise<Buffer> => buffer(report)

type PdfObject = { readonly dictionary: string; readonly stream: string }

const objectsIn = (pdf: string): ReadonlyMap<string, PdfObject> =>
  new Map(
    [...pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
      const [dictionary = '', ...rest] = body.split('\nstream\n')
      // Cut by its length, because the compressed bytes may end with a line break themselves.
      const raw = rest.join('\nstream\n').slice(0, Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0))
      const isCompressed = dictionary.includes('/FlateDecode')
      return [
        id,
        { dictionary, stream: isCompressed ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw },
      ]
    }),
  )

const refIn = (dictionary: string, name: string): string =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? ''

/** The character of each glyph, from number 0. */
const lettersIn = (toUnicode: string): ReadonlyArray<string> =>
  [...toUnicode.matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/g)].flatMap(([, letters = '']) =>
    [...letters.matchAll(/<([^>]*)>/g)].map(([, codes = '']) =>
      String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
    ),
  )

/** The text fragments in writing order, one per line. */
const textIn = (content: string, alphabets: ReadonlyMap<string, ReadonlyArray<string>>): string => {
  let letters: ReadonlyArray<string> = []
  const texts: string[] = []
  for (const [, font, glyphText] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = alphabets.get(font) ?? []
    if (glyphText !== undefined) texts.push(decodeGlyphs(glyphText, letters))
  }
  return texts.join('\n')
}

const decodeGlyphs = (glyphText: string, letters: ReadonlyArray<string>): string =>
  [...glyphText.matchAll(/<([\da-f]*)>/g)]
    .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
    .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '')
    .join('')
