import { colours, paper, layOutText, styles, textWidth, type Block, type DrawCommand, type StyledText } from '../page'
import type { Style, WidthOf } from '../font'

export type LabelledFigure = {
  readonly label: string
  readonly value: string
  readonly note?: string
  readonly isWarning: boolean
}

export type FigureStyles = { readonly normal: Style; readonly warning: Style }

const GUTTER = 14

/** Figures side by side over the page width, with thin lines between them; in the narrow styles if they are too wide. */
export const figuresRow = (
  figures: ReadonlyArray<LabelledFigure>,
  { usual, narrow }: { readonly usual: FigureStyles; readonly narrow: FigureStyles },
  widthOf: WidthOf,
): Block => {
  const naturalWidths = (figureTexts: ReadonlyArray<ReadonlyArray<StyledText>>): ReadonlyArray<number> =>
    figureTexts.map((texts) => GUTTER + Math.max(...texts.map(({ text, style }) => widthOf(text, style))))
  const usualTexts = figures.map((figure) => figureTextsOf(figure, usual))
  const fits = naturalWidths(usualTexts).reduce((sum, width) => sum + width, 0) <= textWidth
  const figureTexts = fits ? usualTexts : figures.map((figure) => figureTextsOf(figure, narrow))
  const widths = shareWidth(naturalWidths(figureTexts))
  const cells = figureTexts.map((texts, index) => layOutText(texts, (widths[index] ?? 0) - GUTTER, widthOf))
  const height = Math.max(...cells.map((cell) => cell.height))
  return {
    height,
    draw: (top) =>
      cells.flatMap((cell, index): ReadonlyArray<DrawCommand> => {
        const left = widths.slice(0, index).reduce<number>((sum, width) => sum + width, paper.left)
        return [...(index === 0 ? [] : [divider(left - GUTTER / 2 - 2, top + 2, height - 4)]), ...cell.draw(left, top)]
      }),
  }
}

const figureTextsOf = (
  { label, value, note = '', isWarning }: LabelledFigure,
  { normal, warning }: FigureStyles,
): ReadonlyArray<StyledText> => [
  { text: label, style: styles.label, maxLines: 1 },
  { text: value === '' ? '–' : value, style: isWarning ? warning : normal, maxLines: 4 },
  ...(note === '' ? [] : [{ text: note, style: styles.label, maxLines: 2 }]),
]

/**
 * Equal columns if all texts fit; otherwise each column has its text width and a share of the remaining width. If that
 * is too wide for the page, the columns are equal again.
 */
const shareWidth = (widths: ReadonlyArray<number>): ReadonlyArray<number> => {
  const equalWidth = textWidth / widths.length
  const spareWidth = textWidth - widths.reduce((sum, width) => sum + width, 0)
  return spareWidth < 0 || widths.every((width) => width <= equalWidth)
    ? widths.map(() => equalWidth)
    : widths.map((width) => width + spareWidth / widths.length)
}

const divider = (x: number, top: number, height: number): DrawCommand => ({
  kind: 'line',
  points: [
    { x, y: top },
    { x, y: top + height },
  ],
  width: 0.5,
  colour: colours.line,
})
