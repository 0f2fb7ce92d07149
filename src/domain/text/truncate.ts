import { displayLengths } from './display-lengths'

/** What a reader takes for one character: é of two parts, a flag or a family is never cut in half. */
const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** Hardly any character takes more code units than this. */
const MAX_CODE_UNITS = 16

/** §9: the first characters and an ellipsis, where there are more. */
export const truncate = (text: string, length: number = displayLengths.fallback): string => {
  if (text.length <= length) return text
  const end = endNearStart(text, length) ?? endIndexOf(text, length)
  return end === undefined ? text : `${text.slice(0, end)}…`
}

/** A text may be of any length, so the end is first looked for where it nearly always is. */
const endNearStart = (text: string, length: number): number | undefined => {
  const prefix = text.slice(0, (length + 1) * MAX_CODE_UNITS)
  const end = endIndexOf(prefix, length)
  // What follows the end must be a whole character, or it may be part of the one before.
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
