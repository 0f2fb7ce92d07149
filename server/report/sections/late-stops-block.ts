import { pluralise } from '../../../src/domain/text'
import type { ReportedLateVisit } from '../content'
import { chipBox, routeChip } from '../map/route-chips'
import { baselineOffsetOf, breakLines, type Style, type WidthOf } from '../font'
import { colours, paper, styles, textWidth, type Block, type DrawCommand } from '../page'

const MAX_ROWS = 4
const PADDING = 6
const ROW_HEIGHT = 13.5
const CHIP_HEIGHT = 11
const GUTTER = 8

const titleStyle: Style = { ...styles.strong, colour: colours.danger.text }

/** The late stops on the cover, the latest first. */
export const lateStopsBlock = (late: ReadonlyArray<ReportedLateVisit>, widthOf: WidthOf): Block => {
  const rows = late.slice(0, MAX_ROWS)
  const others = late.length - rows.length
  const lineCount = 1 + rows.length + (others > 0 ? 1 : 0)
  const height = 2 * PADDING + lineCount * ROW_HEIGHT
  const left = paper.left + PADDING + 3
  return {
    height,
    draw: (top) => {
      const lineTop = (line: number): number => top + PADDING + line * ROW_HEIGHT
      return [
        { kind: 'box', box: { x: paper.left, y: top, width: textWidth, height }, radius: 3, fill: colours.danger.soft },
        { kind: 'box', box: { x: paper.left, y: top, width: 3, height }, radius: 0, fill: colours.danger.bar },
        textCommand(titleOf(late.length), left, lineTop(0), titleStyle),
        ...rows.flatMap((visit, index) => rowCommands(visit, left, lineTop(index + 1), widthOf)),
        ...(others > 0
          ? [textCommand(`and ${pluralise(others, 'more stop')}`, left, lineTop(rows.length + 1), styles.body)]
          : []),
      ]
    },
  }
}

const titleOf = (stops: number): string =>
  `${pluralise(stops, 'stop')} ${stops === 1 ? 'is' : 'are'} planned after ${stops === 1 ? 'its' : 'their'} time slot`

const rowCommands = (
  { routeNumber, colour, stop, times, lateness }: ReportedLateVisit,
  left: number,
  top: number,
  widthOf: WidthOf,
): ReadonlyArray<DrawCommand> => {
  const chip = chipBox(routeNumber, { x: left, y: top + ROW_HEIGHT / 2 }, CHIP_HEIGHT, widthOf)
  const latenessLeft = paper.right - PADDING - widthOf(lateness, titleStyle)
  const timesLeft = Math.min(latenessLeft, paper.right - PADDING - 62) - GUTTER - widthOf(times, styles.body)
  const stopLeft = left + Math.max(chip.width, 18) + GUTTER
  const [stopText = ''] = breakLines(stop, styles.body, Math.max(timesLeft - GUTTER - stopLeft, 40), 1, widthOf)
  return [
    ...routeChip(routeNumber, colour, chip, widthOf),
    textCommand(stopText, stopLeft, top, styles.body),
    textCommand(times, timesLeft, top, styles.body),
    textCommand(lateness, latenessLeft, top, titleStyle),
  ]
}

const textCommand = (text: string, x: number, top: number, style: Style): DrawCommand => ({
  kind: 'text',
  text,
  x,
  baseline: top + baselineOffsetOf({ ...style, leading: ROW_HEIGHT }),
  style,
})
