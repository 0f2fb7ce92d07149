import { newVisitTo } from '../src/domain/plan'
import { colourForIndex, renumberVisits, type Route } from '../src/domain/route'
import type { StopFacts } from '../src/domain/stop'
import { aRouteTo } from '../tests/kit/builders/route'

/**
 * The route with this number in a plan to measure, from first stop to last without a depot. Routes are spread over
 * five days.
 */
export const benchRouteOf = (index: number, facts: ReadonlyArray<StopFacts>, overviewPolyline?: string): Route =>
  renumberVisits(
    aRouteTo([], {
      index,
      name: `Route ${index + 1}`,
      day: `2026-11-${23 + (index % 5)}`,
      carrierId: index + 1,
      color: colourForIndex(index).hex,
      overviewPolyline,
      start: undefined,
      visits: facts.map(newVisitTo),
      end: undefined,
    }),
  )
