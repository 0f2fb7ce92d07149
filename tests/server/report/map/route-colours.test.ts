import { describe, expect, it } from 'vitest'
import { drawMap } from '../../../../server/report/map/draw-map'
import { drawRouteMaps } from '../../../../server/report/map/draw-route-maps'
import type { DrawCommand } from '../../../../server/report/page'
import { assemblePlan } from '../../../../src/domain/plan'
import { greyColour } from '../../../../src/domain/route'
import { widthOf } from '../measure-width'
import { contentOf, weekPlan } from '../week-plan'

const OWN_COLOUR = '#123456'

const plan = weekPlan(8, 1)
const coloured = assemblePlan(
  plan.routes.map((route) => ({ ...route, color: OWN_COLOUR })),
  plan.stops,
  {},
)
const content = contentOf(coloured)
const area = { x: 0, y: 0, width: 500, height: 300 }

/** The kinds of the commands that draw in a colour, with those inside a frame. */
const kindsIn = (commands: ReadonlyArray<DrawCommand>, colour: string): Set<DrawCommand['kind']> =>
  new Set(
    commands
      .flatMap((command) => (command.kind === 'clip' ? command.commands : [command]))
      .filter((command) => Object.values(command).includes(colour))
      .map(({ kind }) => kind),
  )

describe('a route of the report whose colour is none of the fifteen (§9)', () => {
  it('a route has its colour at its number', () => {
    expect(content.routes.map(({ colour }) => colour.hex)).toEqual([OWN_COLOUR])
  })

  it('a route has its colour at its line and number on the map, and grey stops', () => {
    const commands = content.map === undefined ? [] : drawMap(content.map, area, widthOf)
    expect(kindsIn(commands, OWN_COLOUR)).toEqual(new Set(['line', 'box']))
    expect(kindsIn(commands, greyColour.hex)).toContain('disc')
  })

  it('a route has its colour at the line of its own map, and grey stops', () => {
    const maps = content.routeMaps.get(0)
    const commands = maps === undefined ? [] : drawRouteMaps(maps, area, widthOf)
    expect(kindsIn(commands, OWN_COLOUR)).toEqual(new Set(['line']))
    expect(kindsIn(commands, greyColour.hex)).toContain('disc')
  })
})
