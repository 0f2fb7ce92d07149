import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The shipped font has for each weight one file per alphabet, with these characters. */
const alphabets = [
  {
    name: 'latin',
    characters:
      /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2002\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2191\u2193\u2212\u2215\ufffd]/u,
  },
  {
    name: 'latin-ext',
    characters:
      /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u01fa-\u01ff\u0218-\u021b\u0237\u0259\u02c7\u02dd\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9\u2020\u20a1\u20a4\u20a6\u20a8-\u20ab\u20ad\u20ae\u20b1\u20b2\u20b4\u20b5\u20b8-\u20ba\u20bd\u20bf\u2113]/u,
  },
  { name: 'vietnamese', characters: /[\u1ea0-\u1ef1]/u },
  { name: 'greek', characters: /[\u037e\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]/u },
  { name: 'cyrillic', characters: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u },
] as const

export type Alphabet = (typeof alphabets)[number]['name']

/** The alphabet that has a character; undefined if the font does not have the character. */
export const alphabetOf = (character: string): Alphabet | undefined =>
  alphabets.find(({ characters }) => characters.test(character))?.name

const supportedText = new RegExp(`^(?:${alphabets.map(({ characters }) => characters.source).join('|')})*$`, 'u')

const isSupported = (text: string): boolean => supportedText.test(text)

const weights = { regular: 400, semibold: 600 } as const
export type Weight = keyof typeof weights

/** The name in the PDF of a face: one alphabet in one weight. */
export const faceName = (alphabet: Alphabet, weight: Weight): string => `${alphabet} ${weight}`

const require = createRequire(import.meta.url)

/** The file of each face by the name of the face. A function, so that the files are located only for a report. */
export const faceFiles = (): ReadonlyMap<string, string> => {
  const folder = join(dirname(require.resolve('@fontsource/ibm-plex-sans/package.json')), 'files')
  const fileOf = (alphabet: Alphabet, weight: Weight): readonly [string, string] => [
    faceName(alphabet, weight),
    join(folder, `ibm-plex-sans-${alphabet}-${weights[weight]}-normal.woff`),
  ]
  return new Map(alphabets.flatMap(({ name }) => [fileOf(name, 'regular'), fileOf(name, 'semibold')]))
}

/** Splits a text into characters as a reader sees them. */
const characters = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** Characters that only change how others are displayed. */
const invisible = /[\p{Cc}\p{Cf}\p{M}]/gu

const REPLACEMENT = '\ufffd'

/**
 * Replaces characters that the font lacks: accents are dropped, special forms of letters (ligatures, wide or circled
 * letters) become ordinary letters, and anything else becomes �.
 */
export const toPrintable = (text: string): string => {
  const composed = text.normalize('NFC')
  return isSupported(composed)
    ? composed
    : Array.from(characters.segment(composed), ({ segment }) => printableFor(segment)).join('')
}

const printableFor = (character: string): string => {
  if (isSupported(character)) return character
  const base = character.replace(invisible, '')
  if (base === '' || isSupported(base)) return base
  const compatible = base.normalize('NFKC').replace(invisible, '')
  if (isSupported(compatible)) return compatible
  const [letter = ''] = base.normalize('NFD')
  return isSupported(letter) ? letter : REPLACEMENT
}
