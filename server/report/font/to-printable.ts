import { isKnown } from './faces'

/** Splits a text into what a reader sees as characters. */
const characters = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** Signs that only change how other characters are shown. */
const unseen = /[\p{Cc}\p{Cf}\p{M}]/gu

const UNKNOWN = '\ufffd'

/**
 * The text in characters that the font has: an accent that the font lacks is dropped, special forms of letters
 * (ligatures, wide or circled letters) become plain letters, and anything else becomes �.
 */
export const printable = (text: string): string => {
  const composed = text.normalize('NFC')
  return isKnown(composed)
    ? composed
    : Array.from(characters.segment(composed), ({ segment }) => knownFor(segment)).join('')
}

const knownFor = (character: string): string => {
  if (isKnown(character)) return character
  const bare = character.replace(unseen, '')
  if (bare === '' || isKnown(bare)) return bare
  const plain = bare.normalize('NFKC').replace(unseen, '')
  if (isKnown(plain)) return plain
  const [letter = ''] = bare.normalize('NFD')
  return isKnown(letter) ? letter : UNKNOWN
}
