import { baselineIn, linesOf, printable, type Style, type WidthOf } from '../type'
import type { Ink } from './ink'

/** A text in one style, and how many lines it may take. */
export type Phrase = { readonly text: string; readonly style: Style; readonly most: number }

/** More lines than the longest text of an upload takes in a column; what a document holds beyond is cut. */
const MOST_LINES = 10

/** The notes of a stop stand below its row, over nearly the whole width: so many lines hold some 500 characters. */
export const NOTE_LINES = 5

export const phrase = (text: string, style: Style, most: number = MOST_LINES): Phrase => ({ text, style, most })

export type Align = 'left' | 'right'

/** Phrases one below the other in a column, broken into the lines they will have. */
export type SetText = { readonly height: number; readonly drawn: (left: number, top: number) => ReadonlyArray<Ink> }

type SetLine = { readonly text: string; readonly style: Style; readonly inset: number; readonly baseline: number }

export const setText = (
  phrases: ReadonlyArray<Phrase>,
  width: number,
  widthOf: WidthOf,
  align: Align = 'left',
): SetText => {
  const lines: SetLine[] = []
  let height = 0
  for (const { text, style, most } of phrases) {
    for (const line of linesOf(inLetters(text), style, width, most, widthOf)) {
      const inset = align === 'left' ? 0 : width - widthOf(line, style)
      lines.push({ text: line, style, inset, baseline: height + baselineIn(style) })
      height += style.leading
    }
  }
  return {
    height,
    drawn: (left, top) =>
      lines.map(({ text, style, inset, baseline }) => ({
        kind: 'words',
        text,
        x: left + inset,
        baseline: top + baseline,
        style,
      })),
  }
}

/** In letters that can be printed, before they are measured again and again; spaces and breaks stay as they are. */
const inLetters = (text: string): string => text.replaceAll(/\S+/g, printable)
