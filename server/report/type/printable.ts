import { isKnown } from './faces'

/** What a reader takes for one character. */
const characters = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** Signs that say how others are shown, and show nothing themselves. */
const unseen = /[\p{Cc}\p{Cf}\p{M}]/gu

const UNKNOWN = '\ufffd'

/**
 * The text in characters that the font has: a letter with a mark it lacks loses the mark, letters in another form (drawn
 * together, wide, in a ring) take their own, anything else becomes �.
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
