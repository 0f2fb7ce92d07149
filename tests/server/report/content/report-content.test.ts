import { describe, expect, it } from 'vitest'
import { emptyPlan, assemblePlan, type Plan } from '../../../../src/domain/plan'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { aRouteTo } from '../../../kit/builders/route'
import { weekPlan, contentOf, headquarters } from '../week-plan'
import { aStopCalled } from '../../../kit/builders/plan'

const totalsOf = (plan: Plan) =>
  Object.fromEntries(
    contentOf(plan, { measureDrive: () => ({ metres: 12_000, seconds: 3600 }) }).totals.map(({ label, value }) => [
      label,
      value,
    ]),
  )

describe('reportContent', () => {
  it('the totals are sums over the routes', () => {
    const routes = [aRouteTo(['a']), aRouteTo(['b'], { index: 1 })]
    const stops = ['a', 'b', 'c'].map((id) => aStopCalled(id, { demand: [2, 0.1] }))
    expect(totalsOf(assemblePlan(routes, stops, {}))).toEqual({
      Routes: '2',
      Stops: '3',
      Distance: '24 km',
      Hours: '2:00',
      Load: '4 / 0.2',
      Unplanned: '1',
    })
  })

  it('distance, hours and load are empty without routes', () => {
    expect(totalsOf(assemblePlan([], [aStopCalled('s0')], {}))).toEqual({
      Routes: '0',
      Stops: '1',
      Distance: '',
      Hours: '',
      Load: '',
      Unplanned: '1',
    })
  })

  it('unplanned stops are a warning once there are routes', () => {
    const troubles = (plan: Plan) => contentOf(plan).totals.filter(({ isWarning }) => isWarning).length
    expect([troubles(weekPlan(5, 0)), troubles(weekPlan(10, 2, 2)), troubles(weekPlan(10, 2))]).toEqual([0, 1, 0])
  })

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

  it('the creation time is in Dutch time', () => {
    const { printedAt, madeAt } = contentOf(emptyPlan)
    expect([printedAt, madeAt.toISOString()]).toEqual(['20 Nov 2026, 16:42', '2026-11-20T15:42:00.000Z'])
  })

  it('the content is the same for the same project and time', () => {
    expect(contentOf(weekPlan(40, 4, 3))).toEqual(contentOf(weekPlan(40, 4, 3)))
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
    const far = { name: 'Elsewhere', address: '', zipcode: '', coordinates, extra: {} }
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
