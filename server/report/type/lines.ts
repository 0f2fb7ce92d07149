import type { Style, WidthOf } from './typeface'

const ELLIPSIS = '…'

/** No line holds more characters than this, so that a text without end is not measured to its end. */
const LONGEST_LINE = 250

const characters = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/**
 * The text in lines that fit the width, at most so many: broken between words, after a hyphen or a slash, or where
 * nothing else helps within a word. An ellipsis ends the last line where there is more.
 */
export const linesOf = (
  text: string,
  style: Style,
  width: number,
  most: number,
  widthOf: WidthOf,
): ReadonlyArray<string> => {
  const fits = (line: string): boolean => widthOf(line, style) <= width
  const shown = text.slice(0, most * LONGEST_LINE)
  const lines: string[] = []
  for (const paragraph of shown.split(/[\n\r\v\f\u2028\u2029]+/)) {
    for (const line of broken(paragraph, fits)) {
      if (lines.length === most) return [...lines.slice(0, -1), shortened(lines.at(-1) ?? '', fits)]
      lines.push(line)
    }
  }
  return shown === text ? lines : [...lines.slice(0, -1), shortened(lines.at(-1) ?? '', fits)]
}

type Fits = (line: string) => boolean

const broken = function* (paragraph: string, fits: Fits): Generator<string> {
  let line = ''
  for (const { space, text } of partsOf(paragraph)) {
    if (fits(line + space + text)) {
      line += space + text
    } else {
      if (line !== '') yield line
      const pieces = piecesOf(text, fits)
      yield* pieces.slice(0, -1)
      line = pieces.at(-1) ?? ''
    }
  }
  if (line !== '') yield line
}

/** What stays together where that is possible, and the space before it. */
type Part = { readonly space: string; readonly text: string }

const partsOf = (paragraph: string): ReadonlyArray<Part> =>
  paragraph
    .trim()
    .split(/\s+/)
    .flatMap((word, place) =>
      word.split(/(?<=[-/])(?=.)/).map((text, index): Part => ({ space: place > 0 && index === 0 ? ' ' : '', text })),
    )

/** A word in pieces as long as fit, of one character at the least. */
const piecesOf = (word: string, fits: Fits): ReadonlyArray<string> => {
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of characters.segment(word)) {
    if (piece !== '' && !fits(piece + segment)) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}

const shortened = (line: string, fits: Fits): string => {
  const kept = Array.from(characters.segment(line), ({ segment }) => segment)
  while (kept.length > 0 && !fits(kept.join('').trimEnd() + ELLIPSIS)) kept.pop()
  return kept.join('').trimEnd() + ELLIPSIS
}
