import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeChips } from '../../../../server/report/map/route-chips'
import type { Box, Point } from '../../../../server/report/page'
import { drawRouteMaps } from '../../../../server/report/map/draw-route-maps'
import { widthOf } from '../measure-width'
import { contentOf, weekPlan } from '../week-plan'

const within: Box = { x: 0, y: 0, width: 100, height: 100 }
const boxAt = (_: number, { x, y }: Point): Box => ({ x: x - 5, y: y - 5, width: 10, height: 10 })

const aPoint = fc.record({ x: fc.integer({ min: -10, max: 110 }), y: fc.integer({ min: -10, max: 110 }) })
const someRoutes = fc
  .array(fc.record({ from: aPoint, positions: fc.array(aPoint, { maxLength: 6 }) }), { maxLength: 12 })
  .map((routes) => routes.map(({ from, positions }, route) => ({ route, from, positions })))

describe('placeChips', () => {
  it('every chip is on its own route, within the map, and overlaps no other chip', () => {
    fc.assert(
      fc.property(someRoutes, (routes) => {
        const chips = placeChips(routes, boxAt, within)
        for (const { route, position } of chips) {
          expect(routes[route]?.positions).toContain(position)
          expect([position.x >= 5, position.x <= 95, position.y >= 5, position.y <= 95]).not.toContain(false)
          const others = chips.filter((chip) => chip.route !== route)
          expect(
            others.some(({ position: { x, y } }) => Math.abs(x - position.x) < 10 && Math.abs(y - position.y) < 10),
          ).toBe(false)
        }
        expect(new Set(chips.map(({ route }) => route)).size).toBe(chips.length)
      }),
    )
  })

  it('a chip is as far from the start as possible', () => {
    const from = { x: 50, y: 50 }
    const positions = [
      { x: 60, y: 50 },
      { x: 90, y: 50 },
      { x: 80, y: 50 },
    ]
    const routes = [0, 1].map((route) => ({ route, from, positions }))
    expect(placeChips(routes, boxAt, within).map(({ position }) => position.x)).toEqual([90, 80])
  })
})

describe('the numbers of stops on the map of a route', () => {
  const stops = Array.from({ length: 30 }, (_, index) => ({
    coordinates: { lat: 52 + (index % 6) * 0.004, lng: 5 + Math.floor(index / 6) * 0.004 },
    number: String((index + 1) * 10),
  }))
  const whole = { southWest: { lat: 51.98, lng: 4.98 }, northEast: { lat: 52.04, lng: 5.04 } }

  it('stand apart where stops are dense, and no line to a stop crosses one', () => {
    const maps = contentOf(weekPlan(8, 1)).routeMaps.get(0)
    const drawn =
      maps === undefined
        ? []
        : drawRouteMaps({ ...maps, stops, whole, detail: undefined }, { x: 0, y: 0, width: 500, height: 300 }, widthOf)
    const commands = drawn.flatMap((command) => (command.kind === 'clip' ? command.commands : [command]))
    const boxes = commands.flatMap((command) =>
      command.kind === 'box' && command.box.height === 9.5 ? [command.box] : [],
    )
    expect(boxes.length).toBeGreaterThan(5)
    const tooClose = boxes.filter(({ x, y, width, height }, index) =>
      boxes.some(
        (other, otherIndex) =>
          otherIndex > index &&
          x < other.x + other.width + 1 &&
          other.x < x + width + 1 &&
          y < other.y + other.height + 1 &&
          other.y < y + height + 1,
      ),
    )
    expect(tooClose).toEqual([])
    const kinds = commands.map((command) =>
      command.kind === 'line' && command.width === 0.6 ? 'to a stop' : command.kind,
    )
    const firstBox = commands.findIndex((command) => command.kind === 'box' && command.box.height === 9.5)
    expect(kinds.lastIndexOf('to a stop')).toBeLessThan(firstBox)
  })
})
