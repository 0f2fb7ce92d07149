/** Splits at visible characters: a composed é, a flag or a family emoji is never cut. */
const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** The assumed length of a grapheme; nearly every grapheme is shorter. */
const MAX_CODE_UNITS = 16

/** The length of a shortened text (§9). */
const DEFAULT_LENGTH = 10

/** §9: the first characters and an ellipsis, if there are more. */
export const truncate = (text: string, length: number = DEFAULT_LENGTH): string => {
  if (text.length <= length) return text
  const end = endNearStart(text, length) ?? endIndexOf(text, length)
  return end === undefined ? text : `${text.slice(0, end)}…`
}

/** Searches a prefix first, since the text may be very long. */
const endNearStart = (text: string, length: number): number | undefined => {
  const prefix = text.slice(0, (length + 1) * MAX_CODE_UNITS)
  const end = endIndexOf(prefix, length)
  // A whole grapheme must follow in the prefix, or the cut may be inside one.
  return end === undefined || end + 2 > prefix.length ? undefined : end
}

const endIndexOf = (text: string, length: number): number | undefined => {
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === length) return index
    count += 1
  }
  return undefined
}

const SHORT_ID_LENGTH = 6

/** The first characters of a long id, in upper case. */
export const shortIdOf = (id: string): string => id.replaceAll('-', '').slice(0, SHORT_ID_LENGTH).toUpperCase()

/** With a capital, as at the beginning of a sentence. */
export const capitalise = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Such as `Piet`, `Piet and Anna` or `Piet and 2 others`; empty for nobody. */
export const joinNames = ([first = '', second, ...others]: ReadonlyArray<string>): string => {
  if (second === undefined) return first
  return others.length === 0 ? `${first} and ${second}` : `${first} and ${others.length + 1} others`
}

/**
 * The text for a search in any case. Upper case, since lower case may depend on neighbouring characters; NFC, since é has
 * two encodings.
 */
export const foldCase = (text: string): string => text.toUpperCase().normalize('NFC')
