import { type Style, baselineOffsetOf, breakLines, toPrintable, type WidthOf, lineBreaks } from '../font'
import type { DrawCommand } from './draw-command'

/** The colours of the light theme of the screens. */
export const colours = {
  ink: '#14212a',
  text: '#22313b',
  quiet: '#4b5d69',
  line: '#dde4e8',
  strongLine: '#80909b',
  sunken: '#f4f6f8',
  brand: '#0f4c5c',
  danger: { soft: '#fcecea', bar: '#c8372d', text: '#8c1d18' },
  warning: { soft: '#fdf3da', bar: '#b37a00', text: '#6a4600' },
  info: { soft: '#e7f1f9', bar: '#1f6fa8', text: '#174a70' },
  paper: '#ffffff',
  mapEdge: '#c3ced5',
} as const

/** As on the screen's map. */
export const mapColours = {
  water: '#cfdee6',
  land: '#f3f4f0',
  neighbour: '#e8eae7',
  coast: '#a9bfca',
  province: '#c9cfcb',
  road: '#ffffff',
  roadEdge: '#d5d9d6',
  halo: '#f3f4f0',
} as const

const textStyle = (weight: Style['weight'], size: number, leading: number, colour: string): Style => ({
  weight,
  size,
  leading,
  colour,
})

export const styles = {
  title: textStyle('semibold', 24, 30, colours.ink),
  heading: textStyle('semibold', 17, 23, colours.ink),
  lead: textStyle('regular', 11, 16, colours.quiet),
  figure: textStyle('semibold', 17, 22, colours.ink),
  figureWarning: textStyle('semibold', 17, 22, colours.danger.text),
  narrowFigure: textStyle('semibold', 13, 18, colours.ink),
  narrowFigureWarning: textStyle('semibold', 13, 18, colours.danger.text),
  label: textStyle('regular', 8, 11, colours.quiet),
  smallFigure: textStyle('semibold', 10, 14, colours.text),
  smallFigureWarning: textStyle('semibold', 10, 14, colours.danger.text),
  body: textStyle('regular', 8.5, 11.5, colours.text),
  quiet: textStyle('regular', 8.5, 11.5, colours.quiet),
  strong: textStyle('semibold', 8.5, 11.5, colours.ink),
  note: textStyle('regular', 8, 11, colours.text),
  small: textStyle('regular', 7.5, 10, colours.quiet),
  smallWarning: textStyle('semibold', 7.5, 10, colours.danger.text),
  columnTitle: textStyle('semibold', 7.5, 10, colours.quiet),
  brand: textStyle('semibold', 12, 16, colours.ink),
  headAndFoot: textStyle('regular', 8, 11, colours.quiet),
} as const

const MAP_LABEL = '#42535f'

/** The names on a map: places by their rank, waters and countries. */
export const mapLabelStyles = {
  r1: textStyle('semibold', 8.4, 10, MAP_LABEL),
  r2: textStyle('semibold', 7.6, 9, MAP_LABEL),
  r3: textStyle('regular', 7.4, 9, MAP_LABEL),
  r4: textStyle('regular', 6.8, 8, MAP_LABEL),
  r5: textStyle('regular', 6.8, 8, MAP_LABEL),
  water: textStyle('regular', 7, 9, '#39637c'),
  area: textStyle('semibold', 7, 9, '#5c6b75'),
} as const

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
