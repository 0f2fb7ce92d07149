import { baselineIn, linesOf, printable, type Style, type WidthOf } from '../font'
import type { Ink } from './draw-command'

/** A text in one style, with the most lines it may take. */
export type Phrase = { readonly text: string; readonly style: Style; readonly most: number }

/** More lines than the longest text of an upload needs in a column; a longer text is cut. */
const MOST_LINES = 24

export const phrase = (text: string, style: Style, most: number = MOST_LINES): Phrase => ({ text, style, most })

export type Align = 'left' | 'right'

/** Text in a column, already broken into lines. */
export type SetText = { readonly height: number; readonly drawn: (left: number, top: number) => ReadonlyArray<Ink> }

/** Phrases below each other. */
export const setText = (
  phrases: ReadonlyArray<Phrase>,
  width: number,
  widthOf: WidthOf,
  align: Align = 'left',
): SetText => stacked(setLines(phrases, width, widthOf, align))

/** The same as separate lines, for text that a page break may divide. */
export const setLines = (
  phrases: ReadonlyArray<Phrase>,
  width: number,
  widthOf: WidthOf,
  align: Align = 'left',
): ReadonlyArray<SetText> =>
  phrases.flatMap(({ text, style, most }) =>
    linesOf(inLetters(text), style, width, most, widthOf).map((line) => {
      const inset = align === 'left' ? 0 : width - widthOf(line, style)
      return {
        height: style.leading,
        drawn: (left, top) => [words(line, left + inset, top + baselineIn(style), style)],
      }
    }),
  )

export const stacked = (parts: ReadonlyArray<SetText>): SetText => ({
  height: parts.reduce((sum, { height }) => sum + height, 0),
  drawn: (left, top) => {
    let below = top
    return parts.flatMap(({ height, drawn }) => {
      below += height
      return drawn(left, below - height)
    })
  },
})

const words = (text: string, x: number, baseline: number, style: Style): Ink => ({
  kind: 'words',
  text,
  x,
  baseline,
  style,
})

/**
 * Replaces letters that cannot be printed, once before the text is measured many times. Spaces and line breaks stay.
 */
const inLetters = (text: string): string => text.replaceAll(/\S+/g, printable)
