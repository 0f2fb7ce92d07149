import type { RouteReport } from '../content'
import { chipBox, routeChip } from '../map'
import { gap, paper, layOutText, styles, tableHead, tableRows, textWidth, type Block, type Section } from '../page'
import type { WidthOf } from '../font'
import { figuresRow, type LabelledFigure } from './figures-row'
import { visitTable } from './visit-table'

/** The pages of a route, for its driver. */
export const routeSection = (route: RouteReport, widthOf: WidthOf): Section => {
  const [driverFigures, routeFigures] = figureRowsOf(route)
  return {
    title: `Route ${route.number}${route.name === '' ? '' : ` · ${route.name}`}`,
    intro: [
      heading(route, widthOf),
      gap(12),
      figuresRow(driverFigures, figureStyles, widthOf),
      gap(8),
      figuresRow(routeFigures, figureStyles, widthOf),
      gap(12),
    ],
    head: tableHead(visitTable, widthOf),
    rows: tableRows(visitTable, route.rows, widthOf),
  }
}

const figureStyles = { normal: styles.fact, warning: styles.badFact }

type FigureRows = readonly [ReadonlyArray<LabelledFigure>, ReadonlyArray<LabelledFigure>]

const figureRowsOf = ({
  driver,
  carrier,
  day,
  times,
  stops,
  load,
  overload,
  distance,
  hours,
}: RouteReport): FigureRows => [
  [figure('Driver', driver), figure('Carrier', carrier), figure('Day', day), figure('Planned', times)],
  [
    figure('Stops', stops),
    { label: 'Load', value: overload === '' ? load : `${load}, ${overload}`, isWarning: overload !== '' },
    figure('Distance', distance),
    figure('Hours', hours),
  ],
]

const figure = (label: string, value: string): LabelledFigure => ({ label, value, isWarning: false })

const CHIP_HEIGHT = 22

const heading = ({ number, name, colour }: RouteReport, widthOf: WidthOf): Block => {
  const chip = chipBox(number, { x: paper.left, y: 0 }, CHIP_HEIGHT, widthOf)
  const indent = chip.width + 12
  const text = layOutText(
    [{ text: name === '' ? `Route ${number}` : name, style: styles.heading, maxLines: 2 }],
    textWidth - indent,
    widthOf,
  )
  return {
    height: Math.max(text.height, CHIP_HEIGHT),
    draw: (top) => [
      ...routeChip(number, colour, { ...chip, y: top + 0.5 }, widthOf),
      ...text.draw(paper.left + indent, top),
    ],
  }
}
