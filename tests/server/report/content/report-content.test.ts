import { describe, expect, it } from 'vitest'
import { emptyPlan, assemblePlan, partOfPlan, wholePlan, type Plan, type PlanPart } from '../../../../src/domain/plan'
import { noLegs, type FigureSource, type RoadSource } from '../../../../src/domain/route'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'
import { weekPlan, contentOf, headquarters } from '../week-plan'
import { aStopCalled } from '../../../kit/builders/plan'

const totalsOf = (plan: Plan) =>
  Object.fromEntries(
    contentOf(plan, { measureDrive: () => ({ metres: 12_000, seconds: 3600, legs: noLegs }) }).totals.map(
      ({ label, value }) => [label, value],
    ),
  )

const roadsFrom = (source: RoadSource, dataDate?: string): FigureSource => ({
  source,
  legs: undefined,
  dataDate,
  stopsOffRoads: undefined,
})

describe('reportContent', () => {
  it('the totals are sums over the routes', () => {
    const routes = [aRouteTo(['a']), aRouteTo(['b'], { index: 1 })]
    const stops = ['a', 'b', 'c'].map((id) => aStopCalled(id, { demand: [2, 0.1] }))
    expect(totalsOf(assemblePlan(routes, stops, {}))).toEqual({
      Routes: '2',
      'Stops planned': '2 of 3',
      Distance: '24 km',
      Hours: '2:00',
      Load: '4 / 0.2',
      Late: '0 stops',
    })
  })

  it('distance, hours and load are empty without routes', () => {
    expect(totalsOf(assemblePlan([], [aStopCalled('s0')], {}))).toEqual({
      Routes: '0',
      'Stops planned': '0 of 1',
      Distance: '',
      Hours: '',
      Load: '',
      Late: '',
    })
  })

  it('late stops are a warning, and no other total is', () => {
    const warnings = (plan: Plan) => contentOf(plan).totals.filter(({ isWarning }) => isWarning)
    expect(warnings(weekPlan(94, 8, 4))).toEqual([{ label: 'Late', value: '8 stops', isWarning: true }])
    expect(warnings(weekPlan(5, 0))).toEqual([])
  })

  it('the total load is compared with the capacities where every route has a known driver', () => {
    const load = (plan: Plan) => contentOf(plan).totals.find(({ label }) => label === 'Load')?.value
    const routes = [aRouteTo(['a'], { driverId: 'd0' }), aRouteTo(['b'], { index: 1, driverId: 'd1' })]
    const stops = ['a', 'b'].map((id) => aStopCalled(id, { demand: [2] }))
    expect(load(assemblePlan(routes, stops, {}))).toBe('4 of 56')
    expect(load(assemblePlan([...routes, aRouteTo([], { index: 2 })], stops, {}))).toBe('4')
  })

  it('late stops are listed with the latest first', () => {
    const { lateVisits } = contentOf(weekPlan(94, 8, 4))
    expect(lateVisits[0]).toMatchObject({
      routeNumber: '1',
      stop: '100 Slagerij Jansen, Utrecht',
      times: 'slot 08:00–10:30, arrival 12:13',
      lateness: '1 h 43 min late',
    })
    const minutes = lateVisits.map((visit) => visit.minutes)
    expect(minutes).toEqual(minutes.toSorted((one, other) => other - one))
  })

  it('the report says which part of the project it is', () => {
    const plan = weekPlan(12, 2)
    const daysOf = (part: Partial<PlanPart>) => {
      const planPart = { ...wholePlan, ...part }
      return contentOf(partOfPlan(plan, planPart), { part: planPart }).days
    }
    expect(daysOf({})).toBe('Ma 23-11 – Di 24-11')
    expect(daysOf({ day: '2026-11-24' })).toBe('Tuesday 24 November 2026')
    expect(daysOf({ routeIndex: 0 })).toBe('Monday 23 November 2026 · only route 1')
    expect(daysOf({ driverId: 'd1' })).toBe('Tuesday 24 November 2026 · only Bram Kok')
  })

  it.each<[number, number, FigureSource | undefined, string]>([
    [0, 2, undefined, 'Estimated times, no roads'],
    [0, 2, roadsFrom('estimate'), 'Estimated times, no roads'],
    [2, 0, undefined, 'Roads © OpenStreetMap contributors'],
    [2, 0, roadsFrom('osrm'), 'Roads © OpenStreetMap contributors'],
    [1, 1, undefined, 'Roads © OpenStreetMap contributors, some times estimated'],
    [2, 0, roadsFrom('estimate'), 'Roads © OpenStreetMap contributors, some times estimated'],
    [0, 2, roadsFrom('osrm'), 'Roads © OpenStreetMap contributors, some times estimated'],
    [0, 0, roadsFrom('main'), 'Main roads only'],
    [0, 0, roadsFrom('file', '2026-11-20'), 'Roads of 20 Nov 2026 © OpenStreetMap contributors'],
    [0, 2, roadsFrom('main'), 'Main roads only, some times estimated'],
    [2, 0, roadsFrom('main'), 'Roads © OpenStreetMap contributors, some main roads only'],
  ])(
    'with %i legs of OSRM, %i estimates and times from %j the roads are called "%s"',
    (osrm, estimate, roads, words) => {
      const measureDrive = () => ({ metres: 12_000, seconds: 3600, legs: { osrm, file: 0, main: 0, estimate } })
      const elsewhere = { ...aVisitTo('a').address, coordinates: { lat: 52.2, lng: 5.2 } }
      const route = aRouteTo([], { visits: [aVisitTo('a', { address: elsewhere })], figureSource: roads })
      expect(contentOf(assemblePlan([route], [aStopCalled('a')], {}), { measureDrive }).roads).toBe(words)
    },
  )

  it.each([
    [[], ''],
    [['Ma'], 'Ma'],
    [['2026-11-25', '2026-11-23', '2026-11-24'], 'Ma 23-11 – Wo 25-11'],
    [[undefined], ''],
  ])('the days of routes on %j are printed as "%s"', (days, text) => {
    const routes = days.map((day, index) => aRouteTo([], { index, day }))
    expect(contentOf(assemblePlan(routes, [], {})).days).toBe(text)
  })

  it('routes are in the order of their numbers', () => {
    const routes = [aRouteTo([], { index: 4 }), aRouteTo([], { index: 0 }), aRouteTo([], { index: 2 })]
    expect(contentOf(assemblePlan(routes, [], {})).routes.map(({ number }) => number)).toEqual(['1', '3', '5'])
  })

  it('the creation time is in Dutch time, with the version of the project', () => {
    const { printedAt, madeAt } = contentOf(emptyPlan)
    expect([printedAt, madeAt.toISOString()]).toEqual(['20 Nov 2026, 16:42 · version 42', '2026-11-20T15:42:00.000Z'])
  })

  it('the content is the same for the same project and time', () => {
    expect(contentOf(weekPlan(40, 4, 3))).toEqual(contentOf(weekPlan(40, 4, 3)))
  })
})

describe('routeMapsOf', () => {
  const maps = contentOf(weekPlan(40, 4, 3)).routeMaps

  it('every route with stops has its line, its numbered stops and its depot', () => {
    const route = maps.get(1)
    expect([...maps.keys()]).toEqual([0, 1, 2, 3])
    expect(route?.line?.routeIndex).toBe(1)
    expect(route?.stops.map(({ number }) => number)).toEqual([
      '10',
      '20',
      '30',
      '40',
      '50',
      '60',
      '70',
      '80',
      '90',
      '100',
    ])
    expect(route?.depots).toContainEqual(headquarters)
  })

  it('the detail map leaves out the depot only where that shows the stops much larger', () => {
    expect(maps.get(0)?.detail?.southWest.lng).toBeGreaterThan(headquarters.lng)
    const near = [aStopCalled('a', { coordinates: { lat: 52.1, lng: 5 } }), aStopCalled('b')]
    const route = aRouteTo(['a', 'b'], { start: undefined, end: undefined })
    expect(contentOf(assemblePlan([route], near, {})).routeMaps.get(0)?.detail).toBeUndefined()
  })

  it('a route without coordinates has no map', () => {
    const stops = [aStopCalled('a', { coordinates: undefined }), aStopCalled('b')]
    const visits = [{ ...aVisitTo('a'), address: { ...aVisitTo('a').address, coordinates: undefined } }]
    const plan = assemblePlan([aRouteTo([], { visits }), aRouteTo(['b'], { index: 1 })], stops, {})
    expect([...contentOf(plan).routeMaps.keys()]).toEqual([1])
  })
})

describe('mapDrawingOf', () => {
  it('the map has a line for each route and a dot for each stop with coordinates', () => {
    const { map } = contentOf(weekPlan(40, 4, 3))
    expect(map?.lines.map(({ routeIndex }) => routeIndex)).toEqual([0, 1, 2, 3])
    expect(map?.dots).toHaveLength(40)
    expect(map?.dots.filter(({ isPlanned }) => !isPlanned).map(({ hex, routeIndex }) => [hex, routeIndex])).toEqual([
      ['#86919a', undefined],
      ['#86919a', undefined],
      ['#86919a', undefined],
    ])
  })

  it('the line of a route follows its path if there is one', () => {
    const route = aRouteTo(['s0'], { overviewPolyline: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' })
    const [line] = contentOf(assemblePlan([route], [aStopCalled('s0')], {})).map?.lines ?? []
    expect(line?.points).toEqual([
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ])
  })

  it('the map includes the depots of the routes', () => {
    const { map } = contentOf(weekPlan(6, 1))
    expect(map?.frame.southWest.lng).toBe(headquarters.lng)
    expect(map?.headquarters).toContainEqual(headquarters)
  })

  it.each([
    { lat: -33, lng: 5 },
    { lat: 85, lng: 5 },
    { lat: 52, lng: 151 },
    { lat: 52, lng: -74 },
    { lat: Number.NaN, lng: 5 },
  ])('a distant depot at %j does not enlarge the map', (coordinates) => {
    const far = { name: 'Elsewhere', address: '', zipcode: '', coordinates, unknownFields: {} }
    const route = aRouteTo(['s0'], { end: undefined })
    const start = route.start && { ...route.start, address: far }
    const { map } = contentOf(assemblePlan([{ ...route, start }], [aStopCalled('s0')], {}))
    expect(map?.frame).toEqual({ southWest: plainFacts.coordinates, northEast: plainFacts.coordinates })
  })

  describe('mapDrawingOf with an unplanned stop', () => {
    const route = aRouteTo(['s0', 's1'], { start: undefined, end: undefined })
    const [here, there] = [plainFacts.coordinates, { lat: 52.4, lng: 5.6 }]
    const mapWith = (coordinates: typeof here, routes = [route]) => {
      const driven = routes.length === 0 ? [] : [aStopCalled('s0'), aStopCalled('s1', { coordinates: there })]
      return contentOf(assemblePlan(routes, [...driven, aStopCalled('s2', { coordinates })], {})).map
    }

    it.each([
      { lat: 50.85, lng: 5.69 },
      { lat: 53.5, lng: 5.3 },
      { lat: 52.2, lng: 7.1 },
    ])('a distant unplanned stop at %j does not enlarge the map but is counted', (coordinates) => {
      const map = mapWith(coordinates)
      expect(map?.frame).toEqual(mapWith(undefined)?.frame)
      expect([map?.dots.length, map?.outsideCount]).toEqual([2, 1])
    })

    it('a nearby unplanned stop enlarges the map', () => {
      const coordinates = { lat: there.lat + 0.04, lng: there.lng }
      const map = mapWith(coordinates)
      expect(map?.frame.northEast).toEqual(coordinates)
      expect([map?.dots.length, map?.outsideCount]).toEqual([3, 0])
    })

    it('a distant unplanned stop is shown if nothing is planned', () => {
      const map = mapWith({ lat: 50.85, lng: 5.69 }, [])
      expect([map?.dots.length, map?.outsideCount]).toEqual([1, 0])
    })
  })

  it('the map is absent if no stop has coordinates', () => {
    expect(contentOf(assemblePlan([], [aStopCalled('s0', { coordinates: undefined })], {})).map).toBeUndefined()
  })
})
