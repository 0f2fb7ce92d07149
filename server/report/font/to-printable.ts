import { isSupported } from './faces'

/** Splits a text into what a reader sees as characters. */
const characters = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** Signs that only change how other characters are shown. */
const invisible = /[\p{Cc}\p{Cf}\p{M}]/gu

const REPLACEMENT = '\ufffd'

/**
 * The text in characters that the font has: an accent that the font lacks is dropped, special forms of letters
 * (ligatures, wide or circled letters) become plain letters, and anything else becomes �.
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
