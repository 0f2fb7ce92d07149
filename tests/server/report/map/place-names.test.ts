import { describe, expect, it } from 'vitest'
import { placeNames } from '../../../../server/report/map/place-names'
import { projectionOf } from '../../../../server/report/map/projection'
import type { Box } from '../../../../server/report/page'
import { widthOf } from '../measure-width'

const box: Box = { x: 40, y: 100, width: 500, height: 240 }

const namesIn = (southWest: readonly [number, number], northEast: readonly [number, number], occupied: Box[] = []) =>
  placeNames(
    projectionOf(
      {
        southWest: { lat: southWest[0], lng: southWest[1] },
        northEast: { lat: northEast[0], lng: northEast[1] },
      },
      box,
    ),
    box,
    occupied,
    widthOf,
  ).flatMap((command) => (command.kind === 'text' ? [command] : []))

describe('placeNames', () => {
  it('a map of the country has its cities, and a map of a town the places around it', () => {
    const country = namesIn([50.8, 3.4], [53.5, 7.2]).map(({ text }) => text)
    const town = namesIn([52.1, 5.2], [52.2, 5.5]).map(({ text }) => text)
    expect(country).toEqual(expect.arrayContaining(['Amsterdam', 'Groningen', 'Maastricht']))
    expect(country).not.toContain('Leusden')
    expect(town).toEqual(expect.arrayContaining(['Amersfoort', 'Leusden', 'Soest']))
    expect(town).not.toContain('Groningen')
  })

  it('no name is cut off at the edge, overlaps another or what is already there', () => {
    const occupied = { x: 250, y: 180, width: 60, height: 60 }
    for (const size of [0.1, 0.3, 1, 3]) {
      const names = namesIn([52, 5], [52 + size / 2, 5 + size], [occupied])
      const boxes = [
        occupied,
        ...names.map(({ text, x, baseline, style }) => ({
          x,
          y: baseline - 0.72 * style.size,
          width: widthOf(text, style),
          height: 0.92 * style.size,
        })),
      ]
      expect(names.length).toBeGreaterThan(0)
      for (const [index, one] of boxes.entries()) {
        expect([one.x > box.x, one.x + one.width < box.x + box.width]).toEqual([true, true])
        for (const other of boxes.slice(index + 1))
          expect(
            one.x < other.x + other.width &&
              other.x < one.x + one.width &&
              one.y < other.y + other.height &&
              other.y < one.y + one.height,
          ).toBe(false)
      }
    }
  })

  it('a map abroad has no names', () => {
    expect(namesIn([40, 0], [41, 1])).toEqual([])
  })
})
