import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replaceStopFacts, newVisitTo, type Plan } from '../../../src/domain/plan'
import { stopList, type StopFacts } from '../../../src/domain/stop'
import { aPlanAndAMove, numbered } from '../../kit/arbitraries/plan'
import { plainFacts, someFacts } from '../../kit/arbitraries/stop'
import { aPlanOf, planOf } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'
import { assertConsistent } from '../../kit/simple-plan'

const facts = (id: string, changes: Partial<StopFacts> = {}): StopFacts => ({ ...plainFacts, id, ...changes })
const plan = planOf(
  [
    aRouteTo([], {
      visits: ['a', 'b'].map((id, index) => ({ ...newVisitTo(facts(id)), stopNumber: (index + 1) * 10 })),
    }),
  ],
  [facts('a'), facts('b'), facts('u')],
)
const visitIn = (after: Plan, id: string) => after.routes[0]?.visits.find((visit) => visit.id === id)

describe('replaceStopFacts', () => {
  it('the visit repeats the new name, address and place, and keeps its number and times', () => {
    const after = right(
      replaceStopFacts(plan, facts('b', { customerName: 'Nieuw', zip: '1234 AB', coordinates: { lat: 53, lng: 6 } })),
    )
    expect(visitIn(after, 'b')).toEqual({
      ...visitIn(plan, 'b'),
      address: { ...visitIn(plan, 'b')?.address, name: 'Nieuw', zipcode: '1234 AB', coordinates: { lat: 53, lng: 6 } },
    })
    expect(visitIn(after, 'a')).toBe(visitIn(plan, 'a'))
    expect(stopList.get(after.stops, 'b')?.placement).toEqual(stopList.get(plan.stops, 'b')?.placement)
  })

  it('a visit gets the new type, though its address stays', () => {
    expect(visitIn(right(replaceStopFacts(plan, facts('b', { type: 'Pickup' }))), 'b')).toEqual({
      ...visitIn(plan, 'b'),
      type: 'Pickup',
    })
  })

  it('a route whose visits say the same as before is the same object', () => {
    expect(right(replaceStopFacts(plan, facts('a', { notes: 'Achterom', duration: 30 }))).routes).toBe(plan.routes)
  })

  it('a visit that said otherwise than its stop says so still, where the edit does not concern it', () => {
    const odd = aPlanOf([aRouteTo([], { visits: [aVisitTo('a', { stopNumber: 10, unknownFields: { dock: 3 } })] })])
    expect(visitIn(right(replaceStopFacts(odd, facts('a', { duration: 30 }))), 'a')).toBe(visitIn(odd, 'a'))
    expect(visitIn(right(replaceStopFacts(odd, facts('a', { customerName: 'Nieuw' }))), 'a')).toMatchObject({
      unknownFields: { dock: 3 },
      address: { name: 'Nieuw' },
    })
  })

  it('an unplanned stop moves to the day that is asked for now', () => {
    const after = right(replaceStopFacts(plan, facts('u', { requestedDay: 'Vr' })))
    expect(stopList.get(after.stops, 'u')?.placement.routeDay).toBe('Vr')
  })

  it('a start or end, and a stop that is not there, cannot be edited', () => {
    const listed = {
      ...plan,
      stops: stopList.from(
        [...plan.stops, ...aPlanOf([], ['s']).stops].map((stop) =>
          stop.facts.id === 's' ? { ...stop, facts: { ...stop.facts, type: 'START' } } : stop,
        ),
      ),
    }
    expect(left(replaceStopFacts(listed, facts('s')))).toEqual({ kind: 'start or end', id: 's' })
    expect(left(replaceStopFacts(plan, facts('nobody')))).toEqual({ kind: 'no such stop', id: 'nobody' })
  })

  it('whatever is edited, the plan stays in step, and no other stop and no visit moves', () => {
    fc.assert(
      fc.property(aPlanAndAMove(), someFacts(fc.constant('stop')), ({ plan: anyPlan, id }, edited) => {
        const before = numbered(anyPlan)
        const after = right(replaceStopFacts(before, { ...edited, id }))
        assertConsistent(after)
        expect(after.routes.map(({ visits }) => visits.map((visit) => visit.id))).toEqual(
          before.routes.map(({ visits }) => visits.map((visit) => visit.id)),
        )
        const others = stopList.values(before.stops).filter((stop) => stop.facts.id !== id)
        expect(others.every((stop) => stopList.get(after.stops, stop.facts.id) === stop)).toBe(true)
        expect(stopList.get(after.stops, id)?.facts).toEqual({ ...edited, id })
      }),
    )
  })
})
