import { colours, paper, setText, styles, textWidth, type Block, type Ink, type Phrase } from '../page'
import type { Style, WidthOf } from '../font'

/** A figure or a fact with its label. */
export type Labelled = { readonly label: string; readonly value: string; readonly isTrouble: boolean }

export type FigureStyles = { readonly usual: Style; readonly trouble: Style }

const GUTTER = 14

/** Facts side by side over the width of the page, with thin lines between them. */
export const figuresRow = (labelled: ReadonlyArray<Labelled>, figureStyles: FigureStyles, widthOf: WidthOf): Block => {
  const phrases = labelled.map((one) => phrasesOf(one, figureStyles))
  const widths = sharedOut(phrases.map((of) => GUTTER + Math.max(...of.map(({ text, style }) => widthOf(text, style)))))
  const cells = phrases.map((of, index) => setText(of, (widths[index] ?? 0) - GUTTER, widthOf))
  const height = Math.max(...cells.map((cell) => cell.height))
  return {
    height,
    drawn: (top) =>
      cells.flatMap((cell, index): ReadonlyArray<Ink> => {
        const left = widths.slice(0, index).reduce<number>((sum, width) => sum + width, paper.left)
        return [...(index === 0 ? [] : [divider(left - GUTTER / 2 - 2, top + 2, height - 4)]), ...cell.drawn(left, top)]
      }),
  }
}

const phrasesOf = ({ label, value, isTrouble }: Labelled, { usual, trouble }: FigureStyles): ReadonlyArray<Phrase> => [
  { text: label, style: styles.label, most: 1 },
  { text: value === '' ? '–' : value, style: isTrouble ? trouble : usual, most: 2 },
]

/**
 * Equal columns if all texts fit them; otherwise each column has the width of its text and a share of the rest. If
 * that is too wide for the page, they are equal again.
 */
const sharedOut = (widths: ReadonlyArray<number>): ReadonlyArray<number> => {
  const equal = textWidth / widths.length
  const left = textWidth - widths.reduce((sum, width) => sum + width, 0)
  return left < 0 || widths.every((width) => width <= equal)
    ? widths.map(() => equal)
    : widths.map((width) => width + left / widths.length)
}

const divider = (x: number, top: number, height: number): Ink => ({
  kind: 'line',
  points: [
    { x, y: top },
    { x, y: top + height },
  ],
  width: 0.5,
  colour: colours.line,
})
