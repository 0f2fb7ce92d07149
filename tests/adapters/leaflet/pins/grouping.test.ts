import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Group } from '../../../../src/adapters/leaflet/pins/group'
import { groupingOf, regrouped } from '../../../../src/adapters/leaflet/pins/grouping'
import { worldX, worldY } from '../../../../src/domain/map/web-mercator'
import type { ClusterRule } from '../../../../src/domain/map'
import type { Stop } from '../../../../src/domain/stop'
import { aStopCalled } from '../../../kit/builders/plan'

const grouped = (...given: Parameters<typeof groupingOf>) => groupingOf(...given).groups

const grid: ClusterRule = { kind: 'grid', gridSize: 40, maxZoom: 13 }

const someStops = () =>
  fc
    .array(
      fc.record({ lat: fc.double({ min: 51, max: 53, noNaN: true }), lng: fc.double({ min: 4, max: 7, noNaN: true }) }),
      {
        maxLength: 60,
      },
    )
    .map((places) => places.map((at, index) => aStopCalled(`s${index}`, { coordinates: at })))

const inPieces = () => fc.array(someStops(), { maxLength: 3 }).map((pieces) => pieces.map(named))
const named = (stops: ReadonlyArray<Stop>, piece: number) =>
  stops.map((stop) => ({ ...stop, id: `${piece} ${stop.id}` }))
const aZoom = () => fc.double({ min: 5, max: 16, noNaN: true })

/** Some stops are told something, leave, or go elsewhere. */
const anEdit = () =>
  fc
    .tuple(fc.constantFrom('told', 'gone', 'moved', 'nothing'), fc.nat(6))
    .map(([kind, which]) => (piece: ReadonlyArray<Stop>): ReadonlyArray<Stop> => {
      const isMeant = (at: number) => at % 7 === which
      if (kind === 'nothing') return piece
      if (kind === 'gone') return piece.filter((_, at) => !isMeant(at))
      const change = kind === 'told' ? { stopNumber: 990 } : { at: { lat: 52.5, lng: 6.5 } }
      return piece.map((stop, at) => (isMeant(at) ? { ...stop, ...change } : stop))
    })

const pixelsOf = (stop: Stop | undefined, zoom: number) => ({
  x: worldX(stop?.coordinates?.lng ?? 0) * 2 ** zoom,
  y: worldY(stop?.coordinates?.lat ?? 0) * 2 ** zoom,
})
const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))
const idsIn = (groups: ReadonlyArray<Group>) => groups.flatMap(({ stops }) => stops.map(({ id }) => id)).toSorted()

describe('stops under one mark (§9)', () => {
  it('are every stop once', () => {
    fc.assert(
      fc.property(inPieces(), aZoom(), (pieces, zoom) => {
        expect(idsIn(grouped(pieces, grid, zoom))).toEqual(
          pieces
            .flat()
            .map(({ id }) => id)
            .toSorted(),
        )
      }),
    )
  })

  it('stand less than a grid from the first of them, and first ones no nearer to each other', () => {
    fc.assert(
      fc.property(someStops(), fc.double({ min: 5, max: 13, noNaN: true }), (stops, zoom) => {
        const groups = grouped([stops], grid, zoom)
        const seeds = groups.map((group) => pixelsOf(group.stops[0], zoom))
        for (const [at, group] of groups.entries())
          for (const stop of group.stops)
            expect(apart(pixelsOf(stop, zoom), seeds[at] ?? { x: 0, y: 0 })).toBeLessThan(40)
        for (const [at, seed] of seeds.entries())
          for (const other of seeds.slice(at + 1)) expect(apart(seed, other)).toBeGreaterThan(40 - 1e-6)
      }),
    )
  })

  it('are one stop each beyond zoom 13, and where nothing is clustered', () => {
    const door = Array.from({ length: 1000 }, (_, index) => aStopCalled(`s${index}`, { coordinates: { lat: 52.1, lng: 5.1 } }))
    expect(grouped([door], grid, 13)).toHaveLength(1)
    expect(grouped([door], grid, 13.25)).toHaveLength(1000)
    expect(grouped([door], { kind: 'none' }, 7)).toHaveLength(1000)
  })

  it('have their mark in the middle of them', () => {
    const [group] = grouped(
      [[aStopCalled('west', { coordinates: { lat: 52, lng: 5 } }), aStopCalled('east', { coordinates: { lat: 52, lng: 5.002 } })]],
      grid,
      10,
    )
    expect(group?.stops).toHaveLength(2)
    expect(group?.x).toBeCloseTo(worldX(5.001), 9)
  })

  it('are as if grouped anew after any edit', () => {
    fc.assert(
      fc.property(inPieces(), anEdit(), aZoom(), (pieces, edit, zoom) => {
        const before = groupingOf(pieces, grid, zoom)
        const after = pieces.map((piece) => edit(piece))
        const again = regrouped(before, after)
        expect(again).toEqual(groupingOf(after, grid, zoom))
      }),
    )
  })

  it('are the same objects where an edit did not reach', () => {
    const [near, far] = [
      aStopCalled('near', { coordinates: { lat: 52, lng: 5 } }),
      aStopCalled('far', { coordinates: { lat: 53, lng: 6 } }),
    ]
    const before = groupingOf([[near, far]], grid, 10)
    const after = regrouped(before, [[{ ...near, stopNumber: 20 }, far]])
    expect(after.groups[1]).toBe(before.groups[1])
    expect(after.groups[0]?.stops[0]?.stopNumber).toBe(20)
  })
})
