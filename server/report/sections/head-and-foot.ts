import type { ReportContent } from '../content'
import { FOOT_BASELINE, HEAD_BASELINE, colours, paper, rule, styles, textWidth, type Ink, type Page } from '../page'
import { linesOf, type Style, type WidthOf } from '../font'

export type PageNumber = { readonly number: number; readonly of: number }

/** The head and foot of a page. */
export const pageEdges = (
  { project, printed }: ReportContent,
  page: Page,
  { number, of }: PageNumber,
  widthOf: WidthOf,
): ReadonlyArray<Ink> => [
  ...(number === 1 ? brand(widthOf) : runningHead(project, page, widthOf)),
  words(`Printed ${printed}`, paper.left, FOOT_BASELINE, styles.edge),
  atRight(`Page ${number} of ${of}`, FOOT_BASELINE, styles.edge, widthOf),
]

const CONTINUED = ', continued'

const runningHead = (project: string, { title, isFirst }: Page, widthOf: WidthOf): ReadonlyArray<Ink> => {
  const half = textWidth / 2 - 10
  const cut = (text: string, width: number): string => linesOf(text, styles.edge, width, 1, widthOf).join('')
  const right = isFirst ? '' : cut(title, half - widthOf(CONTINUED, styles.edge)) + CONTINUED
  return [
    words(cut(project, half), paper.left, HEAD_BASELINE, styles.edge),
    atRight(right, HEAD_BASELINE, styles.edge, widthOf),
    rule(paper.left, paper.right, HEAD_BASELINE + 8, colours.line),
  ]
}

const words = (text: string, x: number, baseline: number, style: Style): Ink => ({
  kind: 'words',
  text,
  x,
  baseline,
  style,
})

const atRight = (text: string, baseline: number, style: Style, widthOf: WidthOf): Ink =>
  words(text, paper.right - widthOf(text, style), baseline, style)

/** The logo of the product (a round trip with a stop) and its name. */
const brand = (widthOf: WidthOf): ReadonlyArray<Ink> => {
  const [x, y] = [paper.left + 8, HEAD_BASELINE - 4.5]
  const arc = Array.from({ length: 41 }, (_, step) => {
    const angle = ((-38 - step * 8) * Math.PI) / 180
    return { x: x + 6 * Math.cos(angle), y: y + 6 * Math.sin(angle) }
  })
  return [
    { kind: 'line', points: arc, width: 2, colour: colours.brand },
    { kind: 'disc', at: { x: x + 5, y: y - 3.3 }, radius: 2.2, fill: colours.brand },
    { kind: 'disc', at: { x, y }, radius: 1.6, fill: colours.brand },
    words('Rondrit', x + 14, HEAD_BASELINE, styles.brand),
    atRight('Route report', HEAD_BASELINE, styles.edge, widthOf),
  ]
}
