import type { Style, WidthOf } from './typeface'

const ELLIPSIS = '…'

/** No line holds more characters than this, so that the rest of a very long text is not measured. */
const LONGEST_LINE = 250

export const lineEnds = /[\n\r\v\f\u2028\u2029]+/

const characters = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/**
 * Breaks a text into lines that fit the width: between words, after a hyphen or slash, or if nothing else helps within
 * a word. Where the text needs more than `most` lines, the last one ends with an ellipsis.
 */
export const linesOf = (
  text: string,
  style: Style,
  width: number,
  most: number,
  widthOf: WidthOf,
): ReadonlyArray<string> => {
  const room = roomFor(style, width, widthOf)
  const shown = text.slice(0, most * LONGEST_LINE)
  const lines: string[] = []
  for (const paragraph of shown.split(lineEnds)) {
    for (const line of broken(paragraph, room)) {
      if (lines.length === most) return [...lines.slice(0, -1), shortened(lines.at(-1) ?? '', room)]
      lines.push(line)
    }
  }
  return shown === text ? lines : [...lines.slice(0, -1), shortened(lines.at(-1) ?? '', room)]
}

type Room = {
  readonly width: number
  readonly measure: (text: string) => number
  readonly fits: (line: string) => boolean
  /** the same by the sum of the widths of its words; the line itself is measured only if the sum leaves doubt */
  readonly fitsBy: (sum: number, line: string) => boolean
}

const roomFor = (style: Style, width: number, widthOf: WidthOf): Room => {
  const measure = (text: string): number => widthOf(text, style)
  const fits = (line: string): boolean => measure(line) <= width
  const doubt = style.size / 2
  return { width, measure, fits, fitsBy: (sum, line) => (Math.abs(sum - width) > doubt ? sum < width : fits(line)) }
}

const broken = function* (paragraph: string, room: Room): Generator<string> {
  const gap = room.measure(' ')
  let [line, sum] = ['', 0]
  for (const { space, text } of partsOf(paragraph)) {
    // A very long word is not measured: it does not fit anyway.
    const own = text.length > LONGEST_LINE ? Infinity : room.measure(text)
    const withIt = sum + (space === '' ? 0 : gap) + own
    if (room.fitsBy(withIt, line + space + text)) {
      line += space + text
      sum = withIt
    } else {
      if (line !== '') yield line
      line = own <= room.width ? text : yield* allButLast(piecesOf(text, room))
      sum = room.measure(line)
    }
  }
  if (line !== '') yield line
}

/** Yields all pieces but the last one, which is returned, since more words may follow on its line. */
const allButLast = function* (pieces: Iterable<string>): Generator<string, string> {
  let held = ''
  for (const piece of pieces) {
    if (held !== '') yield held
    held = piece
  }
  return held
}

/** A part of the text that is not broken if possible, and the space before it. */
type Part = { readonly space: string; readonly text: string }

const partsOf = (paragraph: string): ReadonlyArray<Part> =>
  paragraph
    .trim()
    .split(/\s+/)
    .flatMap((word, place) =>
      word.split(/(?<=[-/])(?=.)/).map((text, index): Part => ({ space: place > 0 && index === 0 ? ' ' : '', text })),
    )

/** Cuts a word into the longest pieces that fit, of at least one character. */
const piecesOf = function* (word: string, { width, measure, fits }: Room): Generator<string> {
  const letters = Array.from(characters.segment(word), ({ segment }) => segment)
  for (let from = 0, to = 0; from < letters.length; from = to) {
    const piece = (end: number): string => letters.slice(from, end).join('')
    let sum = 0
    for (to = from; to < letters.length && sum <= width; to += 1) sum += measure(letters[to] ?? '')
    // The width of letters together differs a little from the sum of their widths.
    while (to < letters.length && fits(piece(to + 1))) to += 1
    while (to > from + 1 && !fits(piece(to))) to -= 1
    yield piece(to)
  }
}

const shortened = (line: string, { fits }: Room): string => {
  const kept = Array.from(characters.segment(line), ({ segment }) => segment)
  while (kept.length > 0 && !fits(kept.join('').trimEnd() + ELLIPSIS)) kept.pop()
  return kept.join('').trimEnd() + ELLIPSIS
}
