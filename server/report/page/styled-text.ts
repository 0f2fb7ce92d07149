import { baselineOffsetOf, breakLines, toPrintable, type Style, type WidthOf, lineBreaks } from '../font'
import type { DrawCommand } from './draw-command'

/** A text in one style, with its maximum number of lines. */
export type StyledText = { readonly text: string; readonly style: Style; readonly maxLines: number }

/** More lines than the longest text of an upload needs in a column; a longer text is cut. */
const MAX_LINES = 24

export const styledText = (text: string, style: Style, maxLines: number = MAX_LINES): StyledText => ({
  text,
  style,
  maxLines,
})

export type Align = 'left' | 'right'

/** Text in a column, already broken into lines. */
export type LaidOutText = {
  readonly height: number
  readonly draw: (left: number, top: number) => ReadonlyArray<DrawCommand>
}

/** Stacks texts vertically. */
export const layOutText = (
  texts: ReadonlyArray<StyledText>,
  width: number,
  widthOf: WidthOf,
  align: Align = 'left',
): LaidOutText => stackTexts(layOutLines(texts, width, widthOf, align))

/** Lays texts out as separate lines, for text that may continue on the next page. */
export const layOutLines = (
  texts: ReadonlyArray<StyledText>,
  width: number,
  widthOf: WidthOf,
  align: Align = 'left',
): ReadonlyArray<LaidOutText> =>
  texts.flatMap(({ text, style, maxLines }) =>
    breakLines(replaceUnprintable(text), style, width, maxLines, widthOf).map((line) => {
      const inset = align === 'left' ? 0 : width - widthOf(line, style)
      return {
        height: style.leading,
        draw: (left, top) => [textCommand(line, left + inset, top + baselineOffsetOf(style), style)],
      }
    }),
  )

export const stackTexts = (blocks: ReadonlyArray<LaidOutText>): LaidOutText => ({
  height: blocks.reduce((sum, { height }) => sum + height, 0),
  draw: (left, top) => {
    let bottom = top
    return blocks.flatMap(({ height, draw }) => {
      bottom += height
      return draw(left, bottom - height)
    })
  },
})

const textCommand = (text: string, x: number, baseline: number, style: Style): DrawCommand => ({
  kind: 'text',
  text,
  x,
  baseline,
  style,
})

/** Replaces unprintable letters once, before the text is measured many times. Spaces and line breaks stay. */
const replaceUnprintable = (text: string): string => text.replaceAll(/\S+/g, toPrintable)

/** More lines than the longest note (2,000 characters) needs over nearly the whole page width. */
const MAX_NOTE_LINES = 70

const MAX_SHORT_LINES = 12

/** A note for the driver, printed in full. Many short lines are joined with slashes. */
export const noteText = (text: string, style: Style): StyledText => {
  const lines = text.split(lineBreaks).filter((line) => line.trim() !== '')
  return styledText(lines.length > MAX_SHORT_LINES ? lines.join(' / ') : text, style, MAX_NOTE_LINES)
}
