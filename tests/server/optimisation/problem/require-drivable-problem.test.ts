import { describe, expect, it } from 'vitest'
import type { FindLeg } from '../../../../src/domain/problem'
import { buildProblem, requireDrivableProblem } from '../../../../server/optimisation/problem/build-problem'
import { planOf } from '../../../kit/builders/plan'
import { emptyOptimiseRequest } from '../../../kit/builders/empty-optimise-request'
import { left, right } from '../../../kit/either'
import { carriers, drivers, headquarters, roads, today } from '../proposal'
import { day, factsOf, locked, replan, routeDrivenBy } from '../replan'

const noRoads: FindLeg = () => undefined

const routes = [routeDrivenBy('joris', ['1', '2']), routeDrivenBy('noor', ['3'], { index: 1 })]
const facts = [factsOf('1', locked), factsOf('2'), factsOf('3'), factsOf('4')]
const plan = planOf(routes, facts)

const build = (request = {}, current = plan) =>
  right(
    buildProblem(
      { plan: current, drivers, carriers, headquarters, today },
      { ...emptyOptimiseRequest, days: [day], ...request },
    ),
  )

const stopIdsOf = ({ problem }: ReturnType<typeof build>) => problem.stops.map(({ id }) => id)

describe('requireDrivableProblem', () => {
  it('a problem whose routes can all be driven stays the same object', () => {
    const built = build()
    expect(right(requireDrivableProblem(built, roads))).toBe(built)
  })

  it('a route with a locked stop that cannot be driven stays, with its stops and its driver', () => {
    const built = build()
    expect([built.keptRoutes, stopIdsOf(built)]).toEqual([[], ['1', '2', '3', '4']])
    const checked = right(requireDrivableProblem(built, noRoads))
    expect(checked.keptRoutes).toEqual([plan.routes[0]])
    expect(stopIdsOf(checked)).toEqual(['3', '4'])
    expect(checked.problem.vehicles.map(({ id }) => id)).toEqual([`${day} noor`])
    expect([...checked.replannedByVehicle.values()]).toEqual([plan.routes[1]])
  })

  it('a route over its hours is planned again where it can be driven up to its last locked stop', () => {
    const current = planOf(
      [routeDrivenBy('joris', ['1', '2', '3', '4']), routeDrivenBy('noor', ['5'], { index: 1 })],
      [
        factsOf('1'),
        factsOf('2', locked),
        factsOf('3', { duration: 300 }),
        factsOf('4', { duration: 300 }),
        factsOf('5'),
      ],
    )
    const { problem, tours } = replan(current)
    expect(problem.keptRoutes).toEqual([])
    expect(tours.get('joris')?.[1]).toBe('2')
    expect([...tours.values()].flat().toSorted()).toEqual(['1', '2', '3', '4', '5'])
  })

  it('a route over its hours stays where it cannot be driven up to its last locked stop', () => {
    const current = planOf(
      [routeDrivenBy('joris', ['1', '2', '3']), routeDrivenBy('noor', ['4'], { index: 1 })],
      [factsOf('1', { duration: 300 }), factsOf('2', { duration: 300 }), factsOf('3', locked), factsOf('4')],
    )
    expect(right(requireDrivableProblem(build({}, current), roads)).keptRoutes).toEqual([current.routes[0]])
  })

  it('a route that cannot be driven is planned again where locks are not kept', () => {
    const built = build({ keepLocked: false })
    expect(right(requireDrivableProblem(built, noRoads))).toBe(built)
  })

  it('a problem is refused where every vehicle is on a route that stays', () => {
    const built = build({ driverIds: ['joris'] })
    expect(left(requireDrivableProblem(built, noRoads))).toMatchObject({
      code: 'nothing_to_plan',
      message: 'Everybody who could drive is on a locked route: unlock a route, or choose who else drives.',
    })
  })

  it('a route with a locked stop is kept where a locked route has its vehicle', () => {
    const current = planOf(
      [
        routeDrivenBy('joris', ['1'], { carrierId: 7, ...locked }),
        routeDrivenBy('', ['2', '3'], { driverId: undefined, driverName: undefined, carrierId: 7, index: 1 }),
      ],
      [factsOf('1'), factsOf('2', locked), factsOf('3'), factsOf('4')],
    )
    const request = { driverIds: ['joris', 'noor'], carrierIds: [7] }
    const checked = right(requireDrivableProblem(build(request, current), roads))
    expect(checked.keptRoutes).toEqual(current.routes)
    expect(stopIdsOf(checked)).toEqual(['4'])
  })
})
