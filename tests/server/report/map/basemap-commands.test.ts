import { describe, expect, it } from 'vitest'
import { basemapCommands } from '../../../../server/report/map/basemap-commands'
import { projectionOf } from '../../../../server/report/map/projection'
import type { Point } from '../../../../server/report/page'

const box = { x: 40, y: 100, width: 500, height: 240 }

const commandsFor = (southWest: readonly [number, number], northEast: readonly [number, number]) =>
  basemapCommands(
    projectionOf(
      {
        southWest: { lat: southWest[0], lng: southWest[1] },
        northEast: { lat: northEast[0], lng: northEast[1] },
      },
      box,
    ),
    box,
  )

describe('basemapCommands', () => {
  it('areas end at the edge of the map', () => {
    for (const commands of [commandsFor([51.9, 4.2], [52.2, 5]), commandsFor([50.8, 3.4], [53.5, 7.2])]) {
      const points = commands.flatMap((command): ReadonlyArray<Point> =>
        command.kind === 'shape' ? command.points : [],
      )
      expect(points.length).toBeGreaterThan(3)
      for (const { x, y } of points) {
        expect(x).toBeGreaterThan(box.x - 1e-6)
        expect(x).toBeLessThan(box.x + box.width + 1e-6)
        expect(y).toBeGreaterThan(box.y - 1e-6)
        expect(y).toBeLessThan(box.y + box.height + 1e-6)
      }
    }
  })

  it('a map within the land is all land', () => {
    const land = commandsFor([52.19, 5.9], [52.22, 5.95]).find(({ kind }) => kind === 'shape')
    const points = land?.kind === 'shape' ? land.points : []
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([expect.closeTo(40, 6), expect.closeTo(540, 6)])
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([expect.closeTo(100, 6), expect.closeTo(340, 6)])
  })

  it('there is no map abroad', () => {
    expect(commandsFor([40, -3], [41, -2])).toEqual([])
  })
})
