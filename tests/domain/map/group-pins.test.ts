import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupPins, regroupPins, worldX, worldY, type GroupingRule, type PinGroup } from '../../../src/domain/map'
import type { Stop } from '../../../src/domain/stop'
import { aStopCalled } from '../../kit/builders/plan'
import { withFields } from '../../kit/builders/stop'

const groupsOf = (...parameters: Parameters<typeof groupPins>) => groupPins(...parameters).groups

const grid: GroupingRule = { kind: 'grid', gridSize: 40, maxZoom: 13 }

const someStops = () =>
  fc
    .array(
      fc.record({ lat: fc.double({ min: 51, max: 53, noNaN: true }), lng: fc.double({ min: 4, max: 7, noNaN: true }) }),
      {
        maxLength: 60,
      },
    )
    .map((locations) => locations.map((coordinates, index) => aStopCalled(`s${index}`, { coordinates })))

const pinChunkLists = () => fc.array(someStops(), { maxLength: 3 }).map((chunks) => chunks.map(withChunkPrefix))
const withChunkPrefix = (stops: ReadonlyArray<Stop>, chunk: number) =>
  stops.map((stop) => withFields(stop, { id: `${chunk} ${stop.facts.id}` }))
const aZoom = () => fc.double({ min: 5, max: 16, noNaN: true })

/** Edits that change, remove or move some stops. */
const editArbitrary = () =>
  fc
    .tuple(fc.constantFrom('renumber', 'remove', 'move', 'none'), fc.nat(6))
    .map(([kind, which]) => (chunk: ReadonlyArray<Stop>): ReadonlyArray<Stop> => {
      const isAffected = (index: number) => index % 7 === which
      if (kind === 'none') return chunk
      if (kind === 'remove') return chunk.filter((_, index) => !isAffected(index))
      const change = kind === 'renumber' ? { stopNumber: 990 } : { coordinates: { lat: 52.5, lng: 6.5 } }
      return chunk.map((stop, index) => (isAffected(index) ? withFields(stop, { ...change }) : stop))
    })

const pixelsOf = (stop: Stop | undefined, zoom: number) => ({
  x: worldX(stop?.facts.coordinates?.lng ?? 0) * 2 ** zoom,
  y: worldY(stop?.facts.coordinates?.lat ?? 0) * 2 ** zoom,
})
const distance = (first: { x: number; y: number }, second: { x: number; y: number }) =>
  Math.max(Math.abs(first.x - second.x), Math.abs(first.y - second.y))
const idsIn = (groups: ReadonlyArray<PinGroup>) =>
  groups.flatMap(({ stops }) => stops.map(({ facts }) => facts.id)).toSorted()

describe('groupPins and regroupPins (§9)', () => {
  it('every stop is in exactly one group', () => {
    fc.assert(
      fc.property(pinChunkLists(), aZoom(), (chunks, zoom) => {
        expect(idsIn(groupsOf(chunks, grid, zoom))).toEqual(
          chunks
            .flat()
            .map(({ facts }) => facts.id)
            .toSorted(),
        )
      }),
    )
  })

  it('a stop is less than a grid size from the first of its group, and first stops are further apart', () => {
    fc.assert(
      fc.property(someStops(), fc.double({ min: 5, max: 13, noNaN: true }), (stops, zoom) => {
        const groups = groupsOf([stops], grid, zoom)
        const seeds = groups.map((group) => pixelsOf(group.stops[0], zoom))
        for (const [index, group] of groups.entries())
          for (const stop of group.stops)
            expect(distance(pixelsOf(stop, zoom), seeds[index] ?? { x: 0, y: 0 })).toBeLessThan(40)
        for (const [index, seed] of seeds.entries())
          for (const otherSeed of seeds.slice(index + 1)) expect(distance(seed, otherSeed)).toBeGreaterThan(40 - 1e-6)
      }),
    )
  })

  it('beyond zoom 13, or where nothing is grouped, every group has one stop', () => {
    const stopsAtOnePlace = Array.from({ length: 1000 }, (_, index) =>
      aStopCalled(`s${index}`, { coordinates: { lat: 52.1, lng: 5.1 } }),
    )
    expect(groupsOf([stopsAtOnePlace], grid, 13)).toHaveLength(1)
    expect(groupsOf([stopsAtOnePlace], grid, 13.25)).toHaveLength(1000)
    expect(groupsOf([stopsAtOnePlace], { kind: 'none' }, 7)).toHaveLength(1000)
  })

  it('a group is at the average position of its stops', () => {
    const [group] = groupsOf(
      [
        [
          aStopCalled('west', { coordinates: { lat: 52, lng: 5 } }),
          aStopCalled('east', { coordinates: { lat: 52, lng: 5.002 } }),
        ],
      ],
      grid,
      10,
    )
    expect(group?.stops).toHaveLength(2)
    expect(group?.x).toBeCloseTo(worldX(5.001), 9)
  })

  it('regrouping after any edit equals a new grouping', () => {
    fc.assert(
      fc.property(pinChunkLists(), editArbitrary(), aZoom(), (chunks, edit, zoom) => {
        const before = groupPins(chunks, grid, zoom)
        const after = chunks.map((chunk) => edit(chunk))
        const again = regroupPins(before, after)
        expect(again).toEqual(groupPins(after, grid, zoom))
      }),
    )
  })

  it('groups without changed stops are the same objects', () => {
    const [near, far] = [
      aStopCalled('near', { coordinates: { lat: 52, lng: 5 } }),
      aStopCalled('far', { coordinates: { lat: 53, lng: 6 } }),
    ]
    const before = groupPins([[near, far]], grid, 10)
    const after = regroupPins(before, [[withFields(near, { stopNumber: 20 }), far]])
    expect(after.groups[1]).toBe(before.groups[1])
    expect(after.groups[0]?.stops[0]?.placement.stopNumber).toBe(20)
  })
})
