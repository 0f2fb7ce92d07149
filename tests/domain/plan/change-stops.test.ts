import { describe, expect, it } from 'vitest'
import { addStop, removeStop, unplanStop, type Plan } from '../../../src/domain/plan'
import { emptyStopList, stopListOf, stopArrayOf } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { withEachStop } from '../../kit/builders/stop-list'
import { left, right } from '../../kit/either'

const plan = aPlanOf([aRouteTo(['a', 'b'])], ['loose'])
const ids = (after: Plan): string =>
  stopArrayOf(after.stops)
    .map((stop) => stop.id)
    .join(' ')

describe('a stop added to a plan (§4)', () => {
  it('comes last and begins unplanned, whatever it says of itself', () => {
    const added = right(addStop(plan, aStopCalled('new', { isPlanned: true, stopNumber: 30, routeNumber: 1 })))
    expect(ids(added)).toBe('a b loose new')
    expect(stopArrayOf(added.stops).at(-1)).toEqual(
      aStopCalled('new', { isPlanned: false, stopNumber: -1, routeNumber: undefined }),
    )
    expect(added.routes).toBe(plan.routes)
  })

  it('is refused when it is there already', () => {
    expect(left(addStop(plan, aStopCalled('a')))).toEqual({ kind: 'stop already there', id: 'a' })
  })

  it('is refused when a route visits it, though the stops are not loaded', () => {
    expect(left(addStop({ ...plan, stops: emptyStopList }, aStopCalled('a')))).toEqual({
      kind: 'stop already there',
      id: 'a',
    })
  })
})

describe('a stop taken out of its route', () => {
  const after = right(unplanStop(plan, 'a'))

  it('stays in the project, unplanned and without number, route, day and carrier', () => {
    expect(ids(after)).toBe('a b loose')
    expect(stopArrayOf(after.stops)[0]).toEqual(aStopCalled('a'))
  })

  it('has the others close up', () => {
    expect(after.routes[0]?.visits.map((visit) => `${visit.id} ${visit.stopNumber}`)).toEqual(['b 10'])
    expect(after.routes[0]?.end?.stopNumber).toBe(20)
    expect(stopArrayOf(after.stops)[1]?.stopNumber).toBe(10)
  })

  it('loses what a server said of it, though no route bears it out', () => {
    const claimed = {
      ...plan,
      stops: stopListOf([aStopCalled('claims', { isPlanned: true, stopNumber: 40, routeNumber: 9 })]),
    }
    expect([...right(unplanStop(claimed, 'claims')).stops]).toEqual([aStopCalled('claims')])
  })
})

describe('a stop for which a day was asked', () => {
  it('is on that day again when it is taken out of a route on another', () => {
    const dated = { ...plan, stops: withEachStop(plan.stops, (stop) => ({ ...stop, requestedDay: '2026-11-26' })) }
    expect(stopArrayOf(right(unplanStop(dated, 'a')).stops)[0]).toEqual(
      aStopCalled('a', { requestedDay: '2026-11-26', routeDay: '2026-11-26' }),
    )
  })
})

describe('a place where a route starts or ends', () => {
  const from = aRouteTo(['a'])
  const depot = aStopCalled('start', { type: 'START' })
  const listed = { ...plan, routes: [from], stops: stopListOf([...plan.stops, depot]) }

  it.each([
    ['taken out', unplanStop],
    ['removed', removeStop],
  ])('is not %s', (_, change) => {
    expect(left(change(listed, 'start'))).toEqual({ kind: 'start or end', id: 'start' })
  })

  it.each(['start', 'end'])('is there already, though no stop says so: %s', (id) => {
    expect(left(addStop({ ...plan, routes: [from] }, aStopCalled(id)))).toEqual({ kind: 'stop already there', id })
  })
})

describe('a stop removed', () => {
  it('is gone from the project and its route', () => {
    const after = right(removeStop(plan, 'a'))
    expect(ids(after)).toBe('b loose')
    expect(after.routes[0]?.visits.map((visit) => visit.id)).toEqual(['b'])
  })
})

describe('a stop that is not there', () => {
  it.each([
    ['taken out', unplanStop],
    ['removed', removeStop],
  ])('is refused when %s', (_, change) => {
    expect(left(change(plan, 'nobody'))).toEqual({ kind: 'no such stop', id: 'nobody' })
  })
})
