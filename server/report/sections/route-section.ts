import type { RouteSheet } from '../content'
import { chipBox, routeChip } from '../map'
import { gap, paper, setText, styles, tableHead, tableRows, textWidth, type Block, type Section } from '../page'
import type { WidthOf } from '../font'
import { figuresRow, type Labelled } from './figures-row'
import { visitTable } from './visit-table'

/** The pages of a route, for its driver. */
export const routeSection = (route: RouteSheet, widthOf: WidthOf): Section => {
  const [who, what] = factsOf(route)
  return {
    title: `Route ${route.number}${route.name === '' ? '' : ` · ${route.name}`}`,
    opening: [
      heading(route, widthOf),
      gap(12),
      figuresRow(who, factStyles, widthOf),
      gap(8),
      figuresRow(what, factStyles, widthOf),
      gap(12),
    ],
    head: tableHead(visitTable, widthOf),
    rows: tableRows(visitTable, route.rows, widthOf),
  }
}

const factStyles = { usual: styles.fact, trouble: styles.badFact }

type Facts = readonly [ReadonlyArray<Labelled>, ReadonlyArray<Labelled>]

const factsOf = ({ driver, carrier, day, times, stops, load, overload, distance, hours }: RouteSheet): Facts => [
  [fact('Driver', driver), fact('Carrier', carrier), fact('Day', day), fact('Planned', times)],
  [
    fact('Stops', stops),
    { label: 'Load', value: overload === '' ? load : `${load}, ${overload}`, isTrouble: overload !== '' },
    fact('Distance', distance),
    fact('Hours', hours),
  ],
]

const fact = (label: string, value: string): Labelled => ({ label, value, isTrouble: false })

const CHIP = 22

const heading = ({ number, name, colour }: RouteSheet, widthOf: WidthOf): Block => {
  const chip = chipBox(number, { x: paper.left, y: 0 }, CHIP, widthOf)
  const indent = chip.width + 12
  const words = setText(
    [{ text: name === '' ? `Route ${number}` : name, style: styles.heading, most: 2 }],
    textWidth - indent,
    widthOf,
  )
  return {
    height: Math.max(words.height, CHIP),
    drawn: (top) => [
      ...routeChip(number, colour, { ...chip, y: top + 0.5 }, widthOf),
      ...words.drawn(paper.left + indent, top),
    ],
  }
}
