import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { applyBackward, applyForward, diffPlans } from '../../../src/domain/history'
import { moveStop, type Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { sequenceNumberOf } from '../../../src/domain/stop'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'
import { jsonRoundTrip } from '../../kit/json-round-trip'
import { decodePlanChange } from '../../../contract/history'
import { encodePlanChange } from '../../kit/encode-plan-change'
import { encodeRoute } from '../../../contract/route'

const FIFTY = Array.from({ length: 50 }, (_, index) => String(index).padStart(2, '0'))

const timeAt = (visit: number): string => `2026-11-23T${FIFTY[8 + Math.floor(visit / 6)]}:${FIFTY[visit % 6]}:30.000Z`

const timed = (route: Route): Route => ({
  ...route,
  visits: route.visits.map((visit, index) => ({ ...visit, arrival: timeAt(index), departure: timeAt(index) })),
})

const shifted = (time: string | undefined, minutes: number): string =>
  new Date(Date.parse(time ?? '') + minutes * 60_000).toISOString()

/** Makes visits from a position on later, as a recalculation does. */
const laterFrom = (route: Route, from: number, minutes: number): Route => ({
  ...route,
  visits: route.visits.map((visit, index) =>
    index < from
      ? visit
      : { ...visit, arrival: shifted(visit.arrival, minutes), departure: shifted(visit.departure, minutes) },
  ),
})

/** A line with one character for each place, and a detour at one of them. */
const withLine = (route: Route, detour: number): Route => ({
  ...route,
  overviewPolyline: `${'a'.repeat(40 * detour)}${'\\b'.repeat(detour)}${'c'.repeat(40 * (50 - detour))}`,
})

const before: Plan = aPlanOf(
  [0, 1].map((index) =>
    timed(
      aRouteTo(
        FIFTY.map((name) => `stop-${index}-${name}`),
        { index },
      ),
    ),
  ),
  [],
)

const after = right(moveStop(before, { id: 'stop-0-05', to: 1, number: right(sequenceNumberOf(300)) }))
const change = diffPlans(before, after)

describe('encodePlanChange for a stop that is moved among a hundred others', () => {
  it('the encoded change does not contain the details of the other stops', () => {
    expect(JSON.stringify(encodePlanChange(change)).length).toBeLessThan(11_000)
  })

  it('a change that was encoded with all details is decoded too', () => {
    const routes = change.routes.map(({ index, before: was, after: is }) => ({
      index,
      before: was && encodeRoute(was),
      after: is && encodeRoute(is),
    }))
    const stored = jsonRoundTrip({ ...encodePlanChange(change), routes })
    const decoded = applyBackward(after, right(decodePlanChange(stored, after)))
    expect(O.toUndefined(decoded)).toEqual(before)
  })
})

/** The second route visits its first stop once more, at the end and by another name. */
const twice = (plan: Plan): Plan => ({
  ...plan,
  routes: plan.routes.map((route) => ({
    ...route,
    visits: route.visits.flatMap((visit, index) =>
      route.index === 1 && index === route.visits.length - 1
        ? [
            visit,
            ...route.visits.slice(0, 1).map((first) => ({ ...first, address: { ...first.address, name: 'Again' } })),
          ]
        : [visit],
    ),
  })),
})

describe('encodePlanChange for routes with lines and times after a change', () => {
  const drawn: Plan = { ...before, routes: before.routes.map((route) => withLine(route, 5)) }
  const edited: Plan = { ...after, routes: after.routes.map((route) => withLine(laterFrom(route, 6, 4), 9)) }
  const stored = jsonRoundTrip(encodePlanChange(diffPlans(drawn, edited)))

  it('the lines of two routes and the visits that stay in their order are not repeated', () => {
    expect(JSON.stringify(stored).length).toBeLessThan(8_000)
  })

  it('the change is decoded with the plan before it and with the plan after it', () => {
    for (const plan of [drawn, edited]) expect(right(decodePlanChange(stored, plan))).toEqual(diffPlans(drawn, edited))
  })

  it('with other lines in the plan, visits are decoded all the same, but the change is not applied', () => {
    const redrawn: Plan = { ...drawn, routes: drawn.routes.map((route) => withLine(route, 7)) }
    const decoded = right(decodePlanChange(stored, redrawn))
    const visitsOf = (plan: Plan) => plan.routes.map(({ visits }) => visits)
    expect(decoded.routes.map((route) => route.before?.visits)).toEqual(visitsOf(drawn))
    expect(decoded.routes.map((route) => route.after?.visits)).toEqual(visitsOf(edited))
    expect([applyForward(redrawn, decoded), applyBackward(redrawn, decoded)]).toEqual([O.none, O.none])
  })

  it.each([[[0, 51, 0]], [[-1, 2, 0]], [[0, 0, 0]], [[0, 1, '4']]])(
    'visits %j that are not of the route before the change are refused',
    (entry) => {
      const [first, ...others] = Object(stored).routes
      const broken = { ...Object(stored), routes: [{ ...first, after: { ...first.after, order: [entry] } }, ...others] }
      expect(left(decodePlanChange(broken, drawn))[0]?.field).toBe('routes.0.after.order.0')
    },
  )
})

describe('encodePlanChange for a stop that a route visits twice', () => {
  it.each([
    ['before a change', twice(before), after],
    ['after a change', before, twice(after)],
    ['before and after a change', twice(before), twice(after)],
  ])('each of the two visits %s keeps its own details', (_, from, to) => {
    const stored = jsonRoundTrip(encodePlanChange(diffPlans(from, to)))
    const decoded = applyBackward(to, right(decodePlanChange(stored, to)))
    expect(O.toUndefined(decoded)?.routes).toEqual(from.routes)
  })
})
