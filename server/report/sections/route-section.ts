import type { RouteMaps, RouteReport } from '../content'
import { chipBox, routeChip } from '../map/route-chips'
import { drawPhoneCodes, phoneCodesWidth } from '../map/draw-phone-codes'
import { drawRouteMaps } from '../map/draw-route-maps'
import {
  colours,
  gap,
  paper,
  layOutText,
  styles,
  tableHead,
  tableRows,
  textWidth,
  type Block,
  type Section,
} from '../page'
import type { WidthOf } from '../font'
import { figuresRow, type LabelledFigure } from './figures-row'
import { visitTable } from './visit-table'

/** The pages of a route, for its driver. */
export const routeSection = (route: RouteReport, maps: RouteMaps | undefined, widthOf: WidthOf): Section => {
  const intro = [heading(route, widthOf), gap(8), figuresRow(figuresOf(route), figureStyles, widthOf), gap(8)]
  const head = tableHead(visitTable, widthOf)
  const rows = route.rows.length > MAX_ROWS_OF_A_PAGE ? undefined : [...tableRows(visitTable, route.rows, widthOf)]
  const mapsHeight = mapsHeightBeside(rows && [...intro, gap(MAPS_GAP), head, ...rows])
  return {
    title: `Route ${route.number}${route.name === '' ? '' : ` · ${route.name}`}`,
    intro: [...intro, ...(maps === undefined ? [] : [mapsBlock(maps, mapsHeight, widthOf), gap(MAPS_GAP)])],
    head,
    rows: rows ?? tableRows(visitTable, route.rows, widthOf),
  }
}

const figureStyles = {
  usual: { normal: styles.smallFigure, warning: styles.smallFigureWarning },
  narrow: { normal: styles.strong, warning: { ...styles.strong, colour: colours.danger.text } },
}

const figuresOf = (route: RouteReport): ReadonlyArray<LabelledFigure> => [
  figure('Driver', route.driver, route.phone),
  figure('Leave', route.leaves.time, route.leaves.place),
  {
    label: 'Home',
    value: route.returns.time,
    note: route.overHours || route.returns.place,
    isWarning: route.overHours !== '',
  },
  figure('Stops', route.stops, `${route.service} service`),
  { label: 'Load', value: route.load, note: route.overload || route.trips, isWarning: route.overload !== '' },
  figure('Distance', route.distance, `${route.hours} h`),
]

const figure = (label: string, value: string, note = ''): LabelledFigure => ({ label, value, note, isWarning: false })

const CHIP_HEIGHT = 22

const heading = ({ number, name, colour, fullDay, carrier }: RouteReport, widthOf: WidthOf): Block => {
  const chip = chipBox(number, { x: paper.left, y: 0 }, CHIP_HEIGHT, widthOf)
  const indent = chip.width + 12
  const text = layOutText(
    [
      { text: name === '' ? `Route ${number}` : name, style: styles.heading, maxLines: 2 },
      { text: [fullDay, carrier].filter((part) => part !== '').join(' · '), style: styles.quiet, maxLines: 2 },
    ],
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

const MAPS_GAP = 8
const MAPS_HEIGHT = { min: 118, usual: 146, max: 180 }
const MAX_ROWS_OF_A_PAGE = 22

/** Lower maps where the route then fits one page, so that no page has only the way home on it. */
const mapsHeightBeside = (blocks: ReadonlyArray<Block> | undefined): number => {
  const { min, usual, max } = MAPS_HEIGHT
  if (blocks === undefined) return usual
  const left = paper.bottom - paper.top - blocks.reduce((sum, { height }) => sum + height, 0)
  return left < min ? usual : Math.min(left, max)
}

const mapsBlock = (maps: RouteMaps, height: number, widthOf: WidthOf): Block => ({
  height,
  draw: (top) => {
    const area = { x: paper.left, y: top, width: textWidth, height }
    const mapsArea = { ...area, width: textWidth - phoneCodesWidth(maps, height) }
    return [...drawRouteMaps(maps, mapsArea, widthOf), ...drawPhoneCodes(maps, area, widthOf)]
  },
})
