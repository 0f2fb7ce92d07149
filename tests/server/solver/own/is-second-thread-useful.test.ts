import { describe, expect, it } from 'vitest'
import { isSecondThreadUseful } from '../../../../server/solver/own/own-solver'
import { aProblemOf, aProblemStop, aVehicle } from '../../../kit/builders/problem'
import { legTableFor } from '../solve-here'

const request = (stops: number, places: number) => {
  const problem = aProblemOf(
    Array.from({ length: stops }, (_, index) => aProblemStop(`s${index}`, index)),
    [aVehicle('v')],
  )
  const placeList = Array.from({ length: places }, (_, index) => ({ lat: 52, lng: index / 1e5 }))
  return { problem, sequences: undefined, roads: { ...legTableFor(aProblemOf([], [])), places: placeList } }
}

describe('isSecondThreadUseful', () => {
  it('a second thread is useful from 40 stops up to 4,000 places', () => {
    expect(
      [request(39, 40), request(40, 41), request(40, 4_000), request(40, 4_001)].map(isSecondThreadUseful),
    ).toEqual([false, true, true, false])
  })

  it('a second thread is not useful where another solver has ordered the stops', () => {
    expect(isSecondThreadUseful({ ...request(40, 41), sequences: [] })).toBe(false)
  })
})
