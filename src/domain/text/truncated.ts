import { shownLengths } from './shown-lengths'

/** What a reader takes for one character: é of two parts, a flag or a family is never cut in half. */
const characters = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** §9: the first characters and an ellipsis, where there are more. */
export const truncated = (text: string, length: number = shownLengths.elsewhere): string => {
  if (text.length <= length) return text
  let kept = 0
  for (const { index } of characters.segment(text)) {
    if (kept === length) return `${text.slice(0, index)}…`
    kept += 1
  }
  return text
}
