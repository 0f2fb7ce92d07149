import { describe, expect, it } from 'vitest'
import { emptyPlan, assemblePlan, type Plan } from '../../../../src/domain/plan'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { aRouteTo } from '../../../kit/builders/route'
import { weekPlan, contentOf, headquarters } from '../week-plan'

const totalsOf = (plan: Plan) =>
  Object.fromEntries(
    contentOf(plan, { measureDrive: () => ({ metres: 12_000, seconds: 3600 }) }).totals.map(({ label, value }) => [
      label,
      value,
    ]),
  )

describe('what a report says', () => {
  it('adds up the routes', () => {
    const routes = [aRouteTo(['a']), aRouteTo(['b'], { index: 1 })]
    const facts = ['a', 'b', 'c'].map((id) => ({ ...plainFacts, id, demand: [2, 0.1] }))
    expect(totalsOf(assemblePlan(routes, facts, {}))).toEqual({
      Routes: '2',
      Stops: '3',
      Distance: '24 km',
      Hours: '2:00',
      Load: '4 / 0.2',
      Unplanned: '1',
    })
  })

  it('knows no distance, hours or load where there is no route yet', () => {
    expect(totalsOf(assemblePlan([], [plainFacts], {}))).toEqual({
      Routes: '0',
      Stops: '1',
      Distance: '',
      Hours: '',
      Load: '',
      Unplanned: '1',
    })
  })

  it('calls unplanned stops a trouble once there are routes', () => {
    const troubles = (plan: Plan) => contentOf(plan).totals.filter(({ isWarning }) => isWarning).length
    expect([troubles(weekPlan(5, 0)), troubles(weekPlan(10, 2, 2)), troubles(weekPlan(10, 2))]).toEqual([0, 1, 0])
  })

  it.each([
    [[], ''],
    [['Ma'], 'Ma'],
    [['2026-11-25', '2026-11-23', '2026-11-24'], 'Ma 23-11 – Wo 25-11'],
    [[undefined], ''],
  ])('names the days of routes on %j as "%s"', (days, words) => {
    const routes = days.map((day, index) => aRouteTo([], { index, day }))
    expect(contentOf(assemblePlan(routes, [], {})).days).toBe(words)
  })

  it('has the routes by number, in whatever order they came', () => {
    const routes = [aRouteTo([], { index: 4 }), aRouteTo([], { index: 0 }), aRouteTo([], { index: 2 })]
    expect(contentOf(assemblePlan(routes, [], {})).routes.map(({ number }) => number)).toEqual(['1', '3', '5'])
  })

  it('says when it was made, in Dutch time', () => {
    const { printedAt, madeAt } = contentOf(emptyPlan)
    expect([printedAt, madeAt.toISOString()]).toEqual(['20 Nov 2026, 16:42', '2026-11-20T15:42:00.000Z'])
  })

  it('is the same for the same project at the same moment', () => {
    expect(contentOf(weekPlan(40, 4, 3))).toEqual(contentOf(weekPlan(40, 4, 3)))
  })
})

describe('the map of the cover', () => {
  it('has a line for each route and a dot for each stop with a place', () => {
    const { map } = contentOf(weekPlan(40, 4, 3))
    expect(map?.lines.map(({ routeIndex }) => routeIndex)).toEqual([0, 1, 2, 3])
    expect(map?.dots).toHaveLength(40)
    expect(map?.dots.filter(({ isPlanned }) => !isPlanned).map(({ hex, routeIndex }) => [hex, routeIndex])).toEqual([
      ['#86919a', undefined],
      ['#86919a', undefined],
      ['#86919a', undefined],
    ])
  })

  it('follows the roads where the route knows them', () => {
    const route = aRouteTo(['s0'], { overviewPolyline: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' })
    const [line] = contentOf(assemblePlan([route], [plainFacts], {})).map?.lines ?? []
    expect(line?.points).toEqual([
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ])
  })

  it('reaches to where the routes come from', () => {
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
  ])('is not shrunk by a depot at %j, far from all stops', (at) => {
    const far = { name: 'Elsewhere', address: '', zipcode: '', at, extra: {} }
    const route = aRouteTo(['s0'], { end: undefined })
    const start = route.start && { ...route.start, address: far }
    const { map } = contentOf(assemblePlan([{ ...route, start }], [plainFacts], {}))
    expect(map?.frame).toEqual({ southWest: plainFacts.coordinates, northEast: plainFacts.coordinates })
  })

  describe('with a stop that nobody drives to', () => {
    const route = aRouteTo(['s0', 's1'], { start: undefined, end: undefined })
    const [here, there] = [plainFacts.coordinates, { lat: 52.4, lng: 5.6 }]
    const mapWith = (coordinates: typeof here, routes = [route]) => {
      const driven = routes.length === 0 ? [] : [plainFacts, { ...plainFacts, id: 's1', at: there }]
      return contentOf(assemblePlan(routes, [...driven, { ...plainFacts, id: 's2', coordinates }], {})).map
    }

    it.each([
      { lat: 50.85, lng: 5.69 },
      { lat: 53.5, lng: 5.3 },
      { lat: 52.2, lng: 7.1 },
    ])('is not shrunk by one at %j, far from all that are planned, but tells of it', (at) => {
      const map = mapWith(at)
      expect(map?.frame).toEqual(mapWith(undefined)?.frame)
      expect([map?.dots.length, map?.outsideCount]).toEqual([2, 1])
    })

    it('grows for one nearby', () => {
      const at = { lat: there.lat + 0.04, lng: there.lng }
      const map = mapWith(at)
      expect(map?.frame.northEast).toEqual(at)
      expect([map?.dots.length, map?.outsideCount]).toEqual([3, 0])
    })

    it('shows it wherever it is while nothing is planned', () => {
      const map = mapWith({ lat: 50.85, lng: 5.69 }, [])
      expect([map?.dots.length, map?.outsideCount]).toEqual([1, 0])
    })
  })

  it('is not there where no stop has a place', () => {
    expect(contentOf(assemblePlan([], [{ ...plainFacts, coordinates: undefined }], {})).map).toBeUndefined()
  })
})
