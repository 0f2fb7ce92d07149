import type { Style, WidthOf } from './typeface'

const ELLIPSIS = '…'

/** Limits the measuring of a very long text. */
const MAX_LINE_LENGTH = 250

export const lineBreaks = /[\n\r\v\f\u2028\u2029]+/

const characters = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/**
 * Breaks a text into lines that fit the width: between words, after a hyphen or slash, or otherwise within a word. If
 * the text needs more than `maxLines` lines, the last one ends with an ellipsis.
 */
export const breakLines = (
  text: string,
  style: Style,
  width: number,
  maxLines: number,
  widthOf: WidthOf,
): ReadonlyArray<string> => {
  const fit = lineFitFor(style, width, widthOf)
  const cutText = text.slice(0, maxLines * MAX_LINE_LENGTH)
  const lines: string[] = []
  for (const paragraph of cutText.split(lineBreaks)) {
    for (const line of breakParagraph(paragraph, fit)) {
      if (lines.length === maxLines) return [...lines.slice(0, -1), shortenLine(lines.at(-1) ?? '', fit)]
      lines.push(line)
    }
  }
  return cutText === text ? lines : [...lines.slice(0, -1), shortenLine(lines.at(-1) ?? '', fit)]
}

type LineFit = {
  readonly width: number
  readonly measure: (text: string) => number
  readonly fits: (line: string) => boolean
  /** estimates by the sum of the word widths; the line itself is measured only if the sum is inconclusive */
  readonly fitsBySum: (sum: number, line: string) => boolean
}

const lineFitFor = (style: Style, width: number, widthOf: WidthOf): LineFit => {
  const measure = (text: string): number => widthOf(text, style)
  const fits = (line: string): boolean => measure(line) <= width
  const tolerance = style.size / 2
  return {
    width,
    measure,
    fits,
    fitsBySum: (sum, line) => (Math.abs(sum - width) > tolerance ? sum < width : fits(line)),
  }
}

const breakParagraph = function* (paragraph: string, fit: LineFit): Generator<string> {
  const spaceWidth = fit.measure(' ')
  let [line, sum] = ['', 0]
  for (const { space, text } of partsOf(paragraph)) {
    // A very long word is not measured: it does not fit anyway.
    const wordWidth = text.length > MAX_LINE_LENGTH ? Infinity : fit.measure(text)
    const newSum = sum + (space === '' ? 0 : spaceWidth) + wordWidth
    if (fit.fitsBySum(newSum, line + space + text)) {
      line += space + text
      sum = newSum
    } else {
      if (line !== '') yield line
      line = wordWidth <= fit.width ? text : yield* allButLast(splitWord(text, fit))
      sum = fit.measure(line)
    }
  }
  if (line !== '') yield line
}

/** Yields all parts but the last, which is returned, because more words may follow on its line. */
const allButLast = function* (parts: Iterable<string>): Generator<string, string> {
  let previous = ''
  for (const part of parts) {
    if (previous !== '') yield previous
    previous = part
  }
  return previous
}

/** A part of the text that is kept on one line if possible, and the space before it. */
type Part = { readonly space: string; readonly text: string }

const partsOf = (paragraph: string): ReadonlyArray<Part> =>
  paragraph
    .trim()
    .split(/\s+/)
    .flatMap((word, wordIndex) =>
      word
        .split(/(?<=[-/])(?=.)/)
        .map((text, index): Part => ({ space: wordIndex > 0 && index === 0 ? ' ' : '', text })),
    )

/** Splits a word into the longest parts that fit, of at least one character. */
const splitWord = function* (word: string, { width, measure, fits }: LineFit): Generator<string> {
  const graphemes = Array.from(characters.segment(word), ({ segment }) => segment)
  for (let start = 0, end = 0; start < graphemes.length; start = end) {
    const textUpTo = (limit: number): string => graphemes.slice(start, limit).join('')
    let sum = 0
    for (end = start; end < graphemes.length && sum <= width; end += 1) sum += measure(graphemes[end] ?? '')
    // Because of kerning, the width of a word differs slightly from the sum of its letters.
    while (end < graphemes.length && fits(textUpTo(end + 1))) end += 1
    while (end > start + 1 && !fits(textUpTo(end))) end -= 1
    yield textUpTo(end)
  }
}

const shortenLine = (line: string, { fits }: LineFit): string => {
  const graphemes = Array.from(characters.segment(line), ({ segment }) => segment)
  while (graphemes.length > 0 && !fits(graphemes.join('').trimEnd() + ELLIPSIS)) graphemes.pop()
  return graphemes.join('').trimEnd() + ELLIPSIS
}
