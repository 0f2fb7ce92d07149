import { describe, expect, it } from 'vitest'
import { jobResultCodec } from '../../../../contract/optimisation'
import { jobResultForProblem } from '../../../../server/optimisation/result/job-result'
import { estimatedTravel, type Travel } from '../../../../server/travel'
import { planFromDocuments } from '../../../../src/domain/plan'
import { findBrokenRouteRules } from '../../../../src/domain/problem'
import { colourForIndex, type LegCounts, type FigureSource, type RoadSource } from '../../../../src/domain/route'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { planOf } from '../../../kit/builders/plan'
import { aProblemOf, aProblemStop, aVehicle } from '../../../kit/builders/problem'
import { aRouteTo } from '../../../kit/builders/route'
import { right } from '../../../kit/either'
import { headquarters, proposal, solve, today } from '../proposal'
import type { FlatStop } from '../../../kit/builders/stop'

const factsOf = (id: string, changes: Partial<FlatStop> = {}) => ({ ...plainFacts, id, ...changes })

describe('jobResultForProject', () => {
  it('the proposal has routes by day and driver with names, colours, times and lines', () => {
    const plan = planOf(
      [],
      [
        factsOf('tue', { requestedDay: '2026-11-24', duration: 10, coordinates: { lat: 52.1, lng: 5.1 } }),
        factsOf('wed', { requestedDay: 'Wo', coordinates: { lat: 52.2, lng: 5.2 } }),
        factsOf('mon', { timeSlotEarliest: '2026-11-23T12:00:00+01:00', coordinates: { lat: 52.3, lng: 5.3 } }),
      ],
    )
    const { result } = proposal(plan, { driverIds: ['joris'] })
    const { routes } = result.document
    expect(
      routes.map(({ index, name, day, driverId, driverName, carrierId, color }) => [
        index,
        name,
        day,
        driverId,
        driverName,
        carrierId,
        color,
      ]),
    ).toEqual([
      [0, 'Joris de Vries', '2026-11-23', 'joris', 'Joris de Vries', undefined, colourForIndex(0).hex],
      [1, 'Joris de Vries', '2026-11-24', 'joris', 'Joris de Vries', undefined, colourForIndex(1).hex],
      [2, 'Joris de Vries', 'Wo', 'joris', 'Joris de Vries', undefined, colourForIndex(2).hex],
    ])
    const [monday, tuesday, wednesday] = routes
    expect(monday?.visits.map(({ id, arrival, departure }) => [id, arrival, departure])).toEqual([
      ['mon', '2026-11-23T11:00:00.000Z', '2026-11-23T11:00:00.000Z'],
    ])
    expect(tuesday?.start?.departure).toBe('2026-11-24T08:00:00.000Z')
    expect(tuesday?.visits[0]?.stopNumber).toBe(10)
    expect(tuesday?.overviewPolyline).toBe(
      estimatedTravel.drive([headquarters, { lat: 52.1, lng: 5.1 }, headquarters]).polyline,
    )
    const legThere = estimatedTravel.leg(headquarters, { lat: 52.1, lng: 5.1 })
    expect(tuesday).toMatchObject({
      metres: 2 * (legThere?.metres ?? 0),
      seconds: 2 * (legThere?.seconds ?? 0) + 600,
    })
    // The coming Wednesday.
    expect(wednesday?.visits[0]?.arrival).toMatch(/^2026-11-25T/)
    expect([...result.stops].map(({ facts: { flags } }) => flags.isOptimized)).toEqual([true, true, true])
  })

  it('a route of a carrier is named after the carrier', () => {
    const { result } = proposal(planOf([], [factsOf('a')]), { carrierIds: [7] })
    expect(result.document.routes.map(({ name, carrierId, driverId }) => [name, carrierId, driverId])).toEqual([
      ['Bezorgdienst Noord', 7, undefined],
    ])
  })

  it.each([
    ['a route that is planned again', {}],
    ['a locked route', { unknownFields: { locked: { by: 'demo', at: '2026-11-22T09:15:00.000Z' } } }],
  ])('a carrier has one route a day where its current route has another driver: %s', (_, changes) => {
    const plan = planOf(
      [aRouteTo(['a'], { driverId: 'joris', carrierId: 7, ...changes })],
      ['a', 'b', 'c'].map((id) => factsOf(id, { demand: [30] })),
    )
    const { result } = proposal(plan, { days: ['2026-11-23'], driverIds: ['joris', 'noor'], carrierIds: [7] })
    const saved = right(planFromDocuments(result.document, result.stops, plan))
    expect(saved.routes.filter(({ carrierId }) => carrierId === 7)).toHaveLength(1)
  })

  it('routes of other days keep their indexes, and new routes take the free ones', () => {
    const plan = planOf(
      [
        aRouteTo(['a'], { index: 0, day: '2026-11-23' }),
        aRouteTo(['b'], { index: 1, day: '2026-11-24', carrierId: 9 }),
        aRouteTo(['c'], { index: 2, day: '2026-11-23' }),
      ],
      ['a', 'b', 'c'].map((id) => factsOf(id)),
    )
    const { result } = proposal(plan, { days: ['2026-11-23'], driverIds: ['noor'] })
    expect(result.document.routes.map(({ index, day, visits }) => [index, day, visits.map(({ id }) => id)])).toEqual([
      [0, '2026-11-23', expect.arrayContaining(['a', 'c'])],
      [1, '2026-11-24', ['b']],
    ])
    expect(result.document.routes[1]).toBe(plan.routes[1])
  })

  it('an unplanned stop says why', () => {
    const { result } = proposal(
      planOf(
        [],
        [
          factsOf('a'),
          factsOf('nowhere', { coordinates: undefined }),
          factsOf('heavy', { demand: [52], flags: { ...plainFacts.flags, isOptimized: true } }),
        ],
      ),
      { days: ['2026-11-23'], driverIds: ['noor'] },
    )
    const vehicle = '2026-11-23 noor'
    expect(result.unplanned).toEqual([
      {
        stop: 'heavy',
        reasons: [{ vehicle, rule: 'capacity', by: 3, description: 'too much load for the vehicle by 3' }],
        repairs: [
          expect.objectContaining({
            description: 'Noor Smit on Ma 23-11: room for 3 more',
            extraMetres: 0,
            extraSeconds: expect.any(Number),
            moves: [
              {
                stop: 'heavy',
                to: { kind: 'driver', driverId: 'noor', day: '2026-11-23' },
                position: { kind: 'first' },
                from: 'unplanned',
              },
            ],
          }),
          expect.objectContaining({
            description: 'A further vehicle like that of Noor Smit on Ma 23-11: room for 2 more',
            moves: undefined,
          }),
        ],
      },
      {
        stop: 'nowhere',
        reasons: [{ vehicle, rule: 'no road', by: undefined, description: 'has no coordinates' }],
        repairs: [],
      },
    ])
    const heavy = [...result.stops].find(({ facts: { id } }) => id === 'heavy')?.facts
    expect(heavy?.flags.isOptimized).toBe(false)
    expect(heavy?.unknownFields['unplannedMoves']).toEqual([
      [{ stop: 'heavy', to: { driver_id: 'noor', day: '2026-11-23' }, after: null, from: null }],
      null,
    ])
  })

  it('late visits are listed where lateness is allowed, and the route warnings agree', () => {
    const promised = { timeSlotEarliest: '08:00', timeSlotLatest: '08:30' }
    const plan = planOf([], [factsOf('a', promised), factsOf('b')])
    const request = { days: ['2026-11-23'], driverIds: ['noor'] }
    expect(proposal(plan, request).result).toMatchObject({ late: undefined, unplanned: [{ stop: 'a' }] })
    const { result } = proposal(plan, { ...request, latenessWeight: 10 })
    expect(result.unplanned).toEqual([])
    const [late] = result.late ?? []
    expect(late).toEqual({ stop: 'a', by: expect.any(Number), description: expect.stringMatching(/^late by /) })
    const stops = new Map([...result.stops].map((stop) => [stop.facts.id, stop]))
    const warnings = result.document.routes.flatMap((route) =>
      findBrokenRouteRules(route, (id) => stops.get(id), undefined),
    )
    expect(warnings).toEqual([{ kind: 'late', stop: 'a', by: late?.by }])
  })

  it('many unplanned stops have at most 20,000 reasons together, and each has one', () => {
    const many = Array.from({ length: 300 }, (_, index) => factsOf(`s${index}`, { demand: [60 + index] }))
    const days = Array.from({ length: 90 }, (_, index) => `day ${index}`)
    const { result } = proposal(planOf([], [factsOf('fits'), ...many]), { days })
    expect(result.unplanned.length).toBe(300)
    expect(result.unplanned.reduce((sum, { reasons }) => sum + reasons.length, 0)).toBeLessThanOrEqual(20_000)
    for (const { reasons } of result.unplanned) expect(reasons.length).toBeGreaterThan(0)
  })
})

describe('jobResultForProblem', () => {
  it('the result has a route for each used vehicle, with the coordinates of its stops', () => {
    const problem = aProblemOf(
      [aProblemStop('near', 10), aProblemStop('huge', 10, { demand: [11] })],
      [aVehicle('v'), aVehicle('w')],
    )
    const result = jobResultForProblem(solve(problem), problem, {
      today,
      travel: estimatedTravel,
      roadSource: 'estimate',
    })
    expect(result.baseVersion).toBeUndefined()
    expect([...result.stops]).toEqual([])
    expect(result.document.routes.map(({ name, visits }) => [name, visits.map(({ id }) => id)])).toEqual([
      ['Noor Smit', ['near']],
    ])
    expect(result.unplanned.map(({ stop }) => stop)).toEqual(['huge'])
    expect(right(jobResultCodec.decode(JSON.parse(JSON.stringify(jobResultCodec.encode(result)))))).toMatchObject({
      baseVersion: undefined,
    })
  })

  it.each<[RoadSource, LegCounts, FigureSource]>([
    [
      'osrm',
      { osrm: 2, file: 0, main: 0, estimate: 0 },
      { source: 'osrm', legs: undefined, dataDate: undefined, stopsOffRoads: undefined },
    ],
    [
      'osrm',
      { osrm: 1, file: 0, main: 0, estimate: 1 },
      {
        source: 'estimate',
        legs: { osrm: 1, file: 0, main: 0, estimate: 1 },
        dataDate: undefined,
        stopsOffRoads: undefined,
      },
    ],
    [
      'estimate',
      { osrm: 2, file: 0, main: 0, estimate: 0 },
      { source: 'estimate', legs: undefined, dataDate: undefined, stopsOffRoads: undefined },
    ],
    [
      'main',
      { osrm: 1, file: 0, main: 1, estimate: 0 },
      { source: 'main', legs: undefined, dataDate: undefined, stopsOffRoads: undefined },
    ],
  ])('a route whose times are from %s and whose line is from %j says that its roads are %j', (source, legs, roads) => {
    const problem = aProblemOf([aProblemStop('near', 10)], [aVehicle('v')])
    const drive: Travel['drive'] = (places) => ({ ...estimatedTravel.drive(places), legs })
    const result = jobResultForProblem(solve(problem), problem, {
      today,
      travel: { drive, dataDate: undefined },
      roadSource: source,
    })
    expect(result.document.routes.map((route) => route.figureSource)).toEqual([roads])
    expect(result.figureSource).toEqual({ source, legs: undefined, dataDate: undefined, stopsOffRoads: undefined })
  })
})
