import { expect, it } from 'vitest'
import { routeSummaryOf } from '../../../src/ui/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'

const timesOf = (departure: string, arrival: string): string => {
  const start = aVisitTo('start', { type: 'start', departure: `2026-11-23T${departure}:00+01:00` })
  const end = aVisitTo('end', { type: 'end', arrival: `2026-11-${arrival}:00+01:00` })
  return routeSummaryOf(aRouteTo(['a'], { start, end }), () => undefined, undefined).times
}

it('a driver who returns after midnight has times, which say that it is the next day', () => {
  expect(timesOf('08:30', '23T14:10')).toBe('08:30–14:10')
  expect(timesOf('17:00', '24T00:20')).toBe('17:00–00:20 +1')
})
