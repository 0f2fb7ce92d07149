import { describe, expect, it } from 'vitest'
import { acceptedPart, compareRoutes, comparisonKeyOf } from '../../../../src/domain/optimisation'
import type { Plan } from '../../../../src/domain/plan'
import { scheduleRoute } from '../../../../src/domain/schedule'
import { stopList, type StopId } from '../../../../src/domain/stop'
import { proposalViewModel } from '../../../../src/ui/screens/optimise/proposal-view-model'
import { aStopCalled, planOf } from '../../../kit/builders/plan'
import { travelAlongRoad } from '../../../kit/builders/problem'
import { aProposal, openPlanWith } from '../../../kit/builders/proposal'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'

const minutesOf: Readonly<Record<StopId, number>> = { a: 10, b: 20, c: 30, d: 10 }

const stops = stopList.from(
  Object.entries(minutesOf).map(([id, minutes]) =>
    aStopCalled(id, { coordinates: { lat: 52, lng: 5 + minutes / 1000 }, duration: 10 }),
  ),
)

const activityAt = (id: string, minutes: number, type = 'Delivery') => {
  const visit = aVisitTo(id, { type })
  return { ...visit, address: { ...visit.address, coordinates: { lat: 52, lng: 5 + minutes / 1000 } } }
}

/** There and back along one road, a kilometre a minute. */
const routeWith = (index: number, ids: ReadonlyArray<StopId>) => ({
  ...scheduleRoute(
    aRouteTo([], {
      index,
      carrierId: 7 + index,
      day: '2026-11-23',
      start: activityAt('start', 0, 'start'),
      visits: ids.map((id) => activityAt(id, minutesOf[id] ?? 0)),
      end: activityAt('end', 0, 'end'),
    }),
    (id) => stopList.get(stops, id),
    travelAlongRoad,
    { earliest: '09:00' },
  ),
  metres: 2_000 * Math.max(0, ...ids.map((id) => minutesOf[id] ?? 0)),
})

const planWith = (...routes: ReadonlyArray<ReadonlyArray<StopId>>): Plan => ({
  ...planOf(
    routes.map((ids, index) => routeWith(index, ids)),
    [],
  ),
  stops,
})

/** What is shown of a proposal whose first route is declined. */
const shownWith = (current: Plan, proposed: Plan) => {
  const [first] = compareRoutes(current.routes, proposed.routes)
  const declined = first === undefined ? [] : [comparisonKeyOf(first)]
  const { routes, stops: list, unknownFields } = acceptedPart(current, proposed, new Set(declined))
  const planIfAccepted = { document: { routes, unknownFields }, stops: list }
  return proposalViewModel(aProposal(proposed, { declined, planIfAccepted }), openPlanWith(current), [])
}

describe('a declined route that loses stops to an accepted one', () => {
  it('a route that loses all its stops drives nothing', () => {
    const { rows, figures } = shownWith(planWith(['a', 'b'], ['d']), planWith([], ['a', 'b', 'd']))
    expect(rows[0]).toMatchObject({ stops: { to: '0' }, km: { from: '40', to: '0' } })
    expect(rows[0]?.details).toContain('0:00 h')
    // There and back to `b`, and 10 minutes at each of the three stops.
    expect(figures.slice(0, 2).map(({ value }) => value)).toEqual(['40 km', '1:10'])
  })

  it('a route that loses some of its stops drives what is left', () => {
    const { rows, figures } = shownWith(planWith(['a', 'b', 'c'], ['d']), planWith(['a'], ['b', 'c', 'd']))
    expect(rows[0]).toMatchObject({ stops: { to: '1' }, km: { from: '60', to: '20' } })
    expect(rows[0]?.details).toContain('0:30 h')
    expect(figures.slice(0, 2).map(({ value }) => value)).toEqual(['80 km', '2:00'])
  })
})
