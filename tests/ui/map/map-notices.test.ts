import { describe, expect, it } from 'vitest'
import { mapNoticesOf, roadsNoteOf } from '../../../src/ui/map/map-notices'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import type { FigureSource } from '../../../src/domain/route'
import { drawnMapContent, plan, withStopFields } from '../../domain/map/drawn'

const noticesOf = (openedPlan: typeof plan) => mapNoticesOf(drawnMapContent({}, openedPlan))

describe('mapNoticesOf', () => {
  it('a plan without problems gives no notice about stops', () => {
    expect(noticesOf(plan).filter(({ stops }) => stops.length > 0)).toEqual([])
  })

  it('stops without a place and outliers each give a notice with the stops concerned', () => {
    const oddPlan = withStopFields(plan, {
      a: { coordinates: { lat: 0, lng: 0 } },
      b: { coordinates: undefined },
      c: { coordinates: { lat: 5.1, lng: 52.1 } },
    })
    const notices = noticesOf(oddPlan).map(({ message, stops }) => [message, stops.map(({ facts: { id } }) => id)])
    expect(notices).toContainEqual(['2 stops have no place on the map', ['a', 'b']])
    expect(notices).toContainEqual(['1 stop lies far from the others', ['c']])
  })

  it('an unreadable path gives a notice with its route number', () => {
    expect(noticesOf(withUnreadablePaths([1])).map(({ message }) => message)).toEqual([
      'The path of route 2 cannot be read; it is drawn straight',
    ])
  })

  it('many unreadable paths give one notice with the first five route numbers', () => {
    expect(noticesOf(withUnreadablePaths([0, 1])).map(({ message }) => message)).toEqual([
      'The paths of 2 routes cannot be read; they are drawn straight: 1, 2',
    ])
    const content = {
      ...drawnMapContent({}, plan),
      unreadableRouteIndexes: Array.from({ length: 200 }, (_, index) => index),
    }
    expect(mapNoticesOf(content).map(({ message }) => message)).toEqual([
      'The paths of 200 routes cannot be read; they are drawn straight: 1, 2, 3, 4, 5 and 195 more',
    ])
  })
})

const withUnreadablePaths = (indexes: ReadonlyArray<number>): typeof plan => ({
  ...plan,
  routes: plan.routes.map((route, index) =>
    indexes.includes(index) ? { ...route, overviewPolyline: '\u0000' } : route,
  ),
})

describe('roadsNoteOf', () => {
  const estimated: FigureSource = { source: 'estimate', legs: undefined, dataDate: undefined, stopsOffRoads: undefined }
  const ofOsrm: FigureSource = { source: 'osrm', legs: undefined, dataDate: undefined, stopsOffRoads: undefined }
  const visits = [52.1, 52.2].map((lat, index) => {
    const { address, ...visit } = aVisitTo(`s${index}`)
    return { ...visit, address: { ...address, coordinates: { lat, lng: 5.1 } } }
  })
  const noteOf = (...roads: ReadonlyArray<FigureSource | undefined>): string | undefined =>
    roadsNoteOf(aPlanOf(roads.map((one, index) => aRouteTo([], { index, figureSource: one, visits }))))?.text

  it('no roads are said only where all legs are estimates', () => {
    expect(noteOf(estimated)).toBe('Estimated times, no roads')
    expect(
      noteOf({
        source: 'estimate',
        legs: { osrm: 0, file: 0, main: 0, estimate: 3 },
        dataDate: undefined,
        stopsOffRoads: undefined,
      }),
    ).toBe('Estimated times, no roads')
    expect(noteOf(ofOsrm)).toBeUndefined()
  })

  it('main roads are named where they are most of the legs, and estimates beside them', () => {
    const ofMainRoads: FigureSource = { source: 'main', legs: undefined, dataDate: undefined, stopsOffRoads: undefined }
    expect(noteOf(ofMainRoads)).toBe('Main roads only')
    expect(
      noteOf({
        source: 'main',
        legs: { osrm: 0, file: 0, main: 2, estimate: 1 },
        dataDate: undefined,
        stopsOffRoads: undefined,
      }),
    ).toBe('Main roads only, some times estimated')
    expect(noteOf(ofMainRoads, estimated, estimated)).toBe('Times mostly estimated')
    expect(noteOf(ofMainRoads, ofOsrm, ofOsrm)).toBeUndefined()
  })

  it('a roads file is named with its day where it gave most of the legs, and others beside it', () => {
    const ofFile: FigureSource = { source: 'file', legs: undefined, dataDate: '2026-11-20', stopsOffRoads: undefined }
    expect(noteOf(ofFile)).toBe('Roads of 20 Nov 2026 © OpenStreetMap contributors')
    expect(noteOf({ ...ofFile, legs: { osrm: 0, file: 3, main: 1, estimate: 0 } })).toBe(
      'Roads of 20 Nov 2026 © OpenStreetMap contributors, some main roads only',
    )
    expect(noteOf(ofFile, estimated, estimated)).toBe('Times mostly estimated')
  })

  it('where some legs are no estimates, the note says whether most are', () => {
    expect(
      noteOf({
        source: 'estimate',
        legs: { osrm: 1, file: 0, main: 0, estimate: 2 },
        dataDate: undefined,
        stopsOffRoads: undefined,
      }),
    ).toBe('Times mostly estimated')
    expect(
      noteOf({
        source: 'osrm',
        legs: { osrm: 2, file: 0, main: 0, estimate: 1 },
        dataDate: undefined,
        stopsOffRoads: undefined,
      }),
    ).toBeUndefined()
    expect(noteOf(estimated, estimated, ofOsrm)).toBe('Times mostly estimated')
    expect(noteOf(estimated, ofOsrm, ofOsrm)).toBeUndefined()
  })

  it('the legs of routes that do not say where their times came from are not called estimates', () => {
    expect(noteOf(undefined)).toBeUndefined()
    expect(noteOf(estimated, undefined, undefined)).toBeUndefined()
    expect(noteOf(estimated, estimated, undefined)).toBe('Times mostly estimated')
  })

  it('nothing is said while no route visits a stop', () => {
    expect(roadsNoteOf(aPlanOf([], ['a']))).toBeUndefined()
    expect(roadsNoteOf(aPlanOf([aRouteTo([], { figureSource: estimated })]))).toBeUndefined()
  })
})
