import { describe, expect, it } from 'vitest'
import { isWorthTwo } from '../../../../server/solver/threads/is-second-thread-useful'
import { aProblemOf, aProblemStop, aVehicle } from '../../../kit/builders/problem'
import { roadsFor } from '../solve-here'

const task = (stops: number, places: number) => {
  const problem = aProblemOf(
    Array.from({ length: stops }, (_, index) => aProblemStop(`s${index}`, index)),
    [aVehicle('v')],
  )
  const some = Array.from({ length: places }, (_, index) => ({ lat: 52, lng: index / 1e5 }))
  return { problem, orders: undefined, roads: { ...roadsFor(aProblemOf([], [])), places: some } }
}

describe('a second thread', () => {
  it('thinks about forty stops and more, as long as there is memory for the tables of both', () => {
    expect([task(39, 40), task(40, 41), task(40, 4_000), task(40, 4_001)].map(isWorthTwo)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('has nothing to think about where another solver has ordered who goes where', () => {
    expect(isWorthTwo({ ...task(40, 41), orders: [] })).toBe(false)
  })
})
