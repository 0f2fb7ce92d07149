import { describe, expect, it } from 'vitest'
import { addStop, assemblePlan, removeStop, type Plan } from '../../../src/domain/plan'
import { emptyStopList, stopList } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { withEachStop } from '../../kit/builders/stop-list'
import { left, right } from '../../kit/either'
import { withFields } from '../../kit/builders/stop'
import { unplanStop } from '../../kit/unplan-stop'

const plan = aPlanOf([aRouteTo(['a', 'b'])], ['loose'])
const ids = (after: Plan): string =>
  stopList
    .values(after.stops)
    .map((stop) => stop.facts.id)
    .join(' ')

describe('addStop (§4)', () => {
  it('an added stop is last and unplanned, whatever placement it had', () => {
    const added = right(addStop(plan, aStopCalled('new', { isPlanned: true, stopNumber: 30, routeNumber: 1 })))
    expect(ids(added)).toBe('a b loose new')
    expect(stopList.values(added.stops).at(-1)).toEqual(
      aStopCalled('new', { isPlanned: false, stopNumber: -1, routeNumber: undefined }),
    )
    expect(added.routes).toBe(plan.routes)
  })

  it('a stop with an existing id is refused', () => {
    expect(left(addStop(plan, aStopCalled('a')))).toEqual({ kind: 'stop already there', id: 'a' })
    expect(left(addStop(right(unplanStop(plan, 'a')), aStopCalled('a')))).toMatchObject({ id: 'a' })
  })

  it('a stop with the id of a visit is refused, though the stops are not loaded', () => {
    expect(left(addStop({ ...plan, stops: emptyStopList }, aStopCalled('a')))).toEqual({
      kind: 'stop already there',
      id: 'a',
    })
  })
})

describe('a stop that is taken off its route', () => {
  const after = right(unplanStop(plan, 'a'))

  it('an unplanned stop stays in the project, without number, route, day and carrier', () => {
    expect(ids(after)).toBe('a b loose')
    expect(stopList.values(after.stops)[0]).toEqual(aStopCalled('a'))
  })

  it('the other visits are renumbered', () => {
    expect(after.routes[0]?.visits.map((visit) => `${visit.id} ${visit.stopNumber}`)).toEqual(['b 10'])
    expect(after.routes[0]?.end?.stopNumber).toBe(20)
    expect(stopList.values(after.stops)[1]?.placement.stopNumber).toBe(10)
  })
})

describe('assemblePlan', () => {
  it('a stop loses a placement that no route confirms', () => {
    const claims = aStopCalled('claims', { isPlanned: true, stopNumber: 40, routeNumber: 9 })
    expect([...assemblePlan([], [claims], {}).stops]).toEqual([aStopCalled('claims')])
  })
})

describe('a stop with a requested day that is taken off its route', () => {
  it('the stop returns to its requested day', () => {
    const withRequestedDay = {
      ...plan,
      stops: withEachStop(plan.stops, (stop) => withFields(stop, { requestedDay: '2026-11-26' })),
    }
    expect(stopList.values(right(unplanStop(withRequestedDay, 'a')).stops)[0]).toEqual(
      aStopCalled('a', { requestedDay: '2026-11-26', routeDay: '2026-11-26' }),
    )
  })
})

describe('a route start or end', () => {
  const from = aRouteTo(['a'])
  const startStop = aStopCalled('start', { type: 'START' })
  const listed = { ...plan, routes: [from], stops: stopList.from([...plan.stops, startStop]) }

  it.each([
    ['unplanned', unplanStop],
    ['removed', removeStop],
  ])('a start cannot be %s', (_, change) => {
    expect(left(change(listed, 'start'))).toEqual({ kind: 'start or end', id: 'start' })
  })

  it.each(['start', 'end'])('the id of a route %s is taken, though no stop has it', (id) => {
    expect(left(addStop({ ...plan, routes: [from] }, aStopCalled(id)))).toEqual({ kind: 'stop already there', id })
  })
})

describe('removeStop', () => {
  it('a removed stop leaves the project and its route', () => {
    const after = right(removeStop(plan, 'a'))
    expect(ids(after)).toBe('b loose')
    expect(after.routes[0]?.visits.map((visit) => visit.id)).toEqual(['b'])
  })

  it('a route goes with its last stop, and one that was empty before stays', () => {
    const before = aPlanOf([aRouteTo(['a']), aRouteTo(['b'], { index: 1 }), aRouteTo([], { index: 2 })])
    expect(right(removeStop(before, 'a')).routes.map(({ index }) => index)).toEqual([1, 2])
    expect(right(removeStop(before, 'a')).routes[0]).toBe(before.routes[1])
  })
})

describe('an unknown stop', () => {
  it.each([
    ['unplanned', unplanStop],
    ['removed', removeStop],
  ])('an unknown stop cannot be %s', (_, change) => {
    expect(left(change(plan, 'nobody'))).toEqual({ kind: 'no such stop', id: 'nobody' })
  })
})
