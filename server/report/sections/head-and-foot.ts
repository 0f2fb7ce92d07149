import type { ReportContent } from '../content'
import {
  FOOT_BASELINE,
  HEAD_BASELINE,
  colours,
  paper,
  horizontalLine,
  styles,
  textWidth,
  type DrawCommand,
  type Page,
} from '../page'
import { breakLines, type Style, type WidthOf } from '../font'

export type PageNumber = { readonly number: number; readonly total: number }

export const headAndFoot = (
  { project, printedAt, roads }: ReportContent,
  page: Page,
  { number, total }: PageNumber,
  widthOf: WidthOf,
): ReadonlyArray<DrawCommand> => [
  ...(number === 1 ? brandHead(widthOf) : pageHead(project, page, widthOf)),
  ...foot(`Printed ${printedAt}`, roads, `Page ${number} of ${total}`, widthOf),
]

/** Between the texts of the foot. */
const FOOT_GAP = 12

/** The middle text is in the centre, or as near as the left one lets it; what does not fit is cut off. */
const foot = (left: string, middle: string, right: string, widthOf: WidthOf): ReadonlyArray<DrawCommand> => {
  const [leftWidth, rightWidth] = [left, right].map((text) => widthOf(text, styles.headAndFoot) + FOOT_GAP)
  const [from, to] = [paper.left + (leftWidth ?? 0), paper.right - (rightWidth ?? 0)]
  const fitted = breakLines(middle, styles.headAndFoot, to - from, 1, widthOf).join('')
  const width = widthOf(fitted, styles.headAndFoot)
  const x = Math.min(Math.max(paper.left + (textWidth - width) / 2, from), to - width)
  return [
    textCommand(left, paper.left, FOOT_BASELINE, styles.headAndFoot),
    textCommand(fitted, x, FOOT_BASELINE, styles.headAndFoot),
    rightAlignedText(right, FOOT_BASELINE, styles.headAndFoot, widthOf),
  ]
}

const CONTINUED = ', continued'

const pageHead = (project: string, { title, isFirst }: Page, widthOf: WidthOf): ReadonlyArray<DrawCommand> => {
  const halfWidth = textWidth / 2 - 10
  const fitText = (text: string, width: number): string =>
    breakLines(text, styles.headAndFoot, width, 1, widthOf).join('')
  const right = isFirst ? '' : fitText(title, halfWidth - widthOf(CONTINUED, styles.headAndFoot)) + CONTINUED
  return [
    textCommand(fitText(project, right === '' ? textWidth : halfWidth), paper.left, HEAD_BASELINE, styles.headAndFoot),
    rightAlignedText(right, HEAD_BASELINE, styles.headAndFoot, widthOf),
    horizontalLine(paper.left, paper.right, HEAD_BASELINE + 8, colours.line),
  ]
}

const textCommand = (text: string, x: number, baseline: number, style: Style): DrawCommand => ({
  kind: 'text',
  text,
  x,
  baseline,
  style,
})

const rightAlignedText = (text: string, baseline: number, style: Style, widthOf: WidthOf): DrawCommand =>
  textCommand(text, paper.right - widthOf(text, style), baseline, style)

/** The product logo (a round trip with a stop) and name. */
const brandHead = (widthOf: WidthOf): ReadonlyArray<DrawCommand> => {
  const [x, y] = [paper.left + 8, HEAD_BASELINE - 4.5]
  const arc = Array.from({ length: 41 }, (_, step) => {
    const angle = ((-38 - step * 8) * Math.PI) / 180
    return { x: x + 6 * Math.cos(angle), y: y + 6 * Math.sin(angle) }
  })
  return [
    { kind: 'line', points: arc, width: 2, colour: colours.brand },
    { kind: 'disc', center: { x: x + 5, y: y - 3.3 }, radius: 2.2, fill: colours.brand },
    { kind: 'disc', center: { x, y }, radius: 1.6, fill: colours.brand },
    textCommand('Rondrit', x + 14, HEAD_BASELINE, styles.brand),
    rightAlignedText('Route report', HEAD_BASELINE, styles.headAndFoot, widthOf),
  ]
}
