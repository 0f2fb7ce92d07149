import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { diffPlans, applyBackward } from '../../../src/domain/history'
import { moveStop, type Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { sequenceNumberOf } from '../../../src/domain/stop'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
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
