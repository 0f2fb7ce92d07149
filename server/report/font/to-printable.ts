import { isSupported } from './faces'

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
