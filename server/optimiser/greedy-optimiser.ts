import * as E from 'fp-ts/Either'
import type { Travel } from '../../src/domain/problem'
import { bestOf, draftOf, planOf } from './draft'
import type { Optimiser } from './optimiser'
import { inOrderOfNeed } from './order'
import { paceOf } from './pace'
import { priceFor } from './price'
import { roadsOf } from './roads'
import { cheapestOf } from './search'

/** One stop after the other goes where it costs least at that moment, and stays there. Chance has no part in it. */
export const greedyOptimiser = (travel: Travel): Optimiser => ({
  solve: async (problem, { budgetMs, signal, onProgress }) => {
    const roads = roadsOf(travel, problem.stops.length + 2 * problem.vehicles.length)
    const price = priceFor(problem.options.weights)
    const draft = draftOf(problem)
    const inNeed = inOrderOfNeed(problem)
    // A place in a tour may come to exist only when others are in front of it.
    const queue = [...inNeed, ...inNeed.filter(({ pin }) => pin?.place !== undefined)]
    let tried = 0
    const tell = (): void => onProgress({ share: tried / queue.length, best: bestOf(draft, problem, price) })
    const pace = paceOf({ budgetMs, signal, tell })
    for (const stop of queue) {
      if (draft.waiting.has(stop.id)) {
        const found = await cheapestOf(draft.tours.values(), stop, { travel: roads, price, pace })
        if (found === undefined) break
        if (E.isLeft(found)) draft.waiting.set(stop.id, found.left)
        else {
          draft.tours.set(found.right.tour.vehicle.id, found.right.tour)
          draft.waiting.delete(stop.id)
        }
      }
      tried += 1
    }
    tell()
    return planOf(draft, roads)
  },
})
