import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { vroomOptimiser } from '../../../../server/optimiser'
import { aProblemOf, aProblemStop, aVehicle } from '../../../kit/builders/problem'
import { right } from '../../../kit/either'
import { quickOptimiser, roadsFor, unhurried } from '../solved'
import { solvedHere } from './solved-here'
import { vroomStandIn } from './vroom-stand-in'

describe('who asks VROOM', () => {
  let service: Awaited<ReturnType<typeof vroomStandIn>>
  let away: string[]
  beforeEach(async () => {
    service = await vroomStandIn()
    away = []
  })
  afterEach(() => service.close())

  const vroom = () => vroomOptimiser({ url: service.url, onAway: (why) => away.push(why) }, solvedHere, quickOptimiser)

  it('does not ask it about thousands of places, of which every way would be written out', async () => {
    const problem = aProblemOf([aProblemStop('s', 10)], [aVehicle('v')])
    const roads = roadsFor(problem)
    const many = Array.from({ length: 2_000 }, (_, index) => ({ lat: 53, lng: index / 1e5 }))
    const { warnings } = right(
      await vroom().solve(problem, { ...roads, places: [...roads.places, ...many] }, unhurried),
    )
    expect(warnings).toEqual(['VROOM is not asked about more than 2,000 places: planned by Rondrit itself'])
    expect([service.asked, away]).toEqual([[], []])
  })

  it('may speak of a stop and of a vehicle by the same name', async () => {
    const problem = aProblemOf([aProblemStop('v', 10)], [aVehicle('v')])
    const { plan } = right(await vroom().solve(problem, roadsFor(problem), unhurried))
    expect([plan.sums.unplanned, service.asked.length, away]).toEqual([0, 1, []])
  })
})
