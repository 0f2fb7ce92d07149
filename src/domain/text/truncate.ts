import { shownLengths } from './display-lengths'

/** What a reader takes for one character: é of two parts, a flag or a family is never cut in half. */
const characters = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** Hardly any character takes more code units than this. */
const CODES = 16

/** §9: the first characters and an ellipsis, where there are more. */
export const truncated = (text: string, length: number = shownLengths.elsewhere): string => {
  if (text.length <= length) return text
  const end = endAmongFirst(text, length) ?? endOf(text, length)
  return end === undefined ? text : `${text.slice(0, end)}…`
}

/** A text may be of any length, so the end is first looked for where it nearly always is. */
const endAmongFirst = (text: string, length: number): number | undefined => {
  const first = text.slice(0, (length + 1) * CODES)
  const end = endOf(first, length)
  // What follows the end must be a whole character, or it may be part of the one before.
  return end === undefined || end + 2 > first.length ? undefined : end
}

const endOf = (text: string, length: number): number | undefined => {
  let kept = 0
  for (const { index } of characters.segment(text)) {
    if (kept === length) return index
    kept += 1
  }
  return undefined
}
