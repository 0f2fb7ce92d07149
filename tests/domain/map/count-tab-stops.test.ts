import { describe, expect, it } from 'vitest'
import { countTabStops, worldX, worldY } from '../../../src/domain/map'
import { aStopCalled } from '../../kit/builders/plan'

const groupAt = (lat: number, lng: number) => ({ stops: [aStopCalled('s')], x: worldX(lng), y: worldY(lat) })

describe('countTabStops', () => {
  it('the first group at each place is a Tab stop, in the given order', () => {
    const [first, second, samePlace] = [groupAt(52.1, 5.1), groupAt(52.2, 5.2), groupAt(52.1, 5.1)]
    expect([...countTabStops([first, second, samePlace])]).toEqual([
      [first, 2],
      [second, 1],
    ])
    expect([...countTabStops([samePlace, second, first])].map(([group]) => group)).toEqual([samePlace, second])
  })

  it('two groups a few metres apart are two Tab stops', () => {
    expect(countTabStops([groupAt(52.1, 5.1), groupAt(52.10003, 5.1)]).size).toBe(2)
    expect(countTabStops([groupAt(52.1, 5.1), groupAt(52.1, 5.10002)]).size).toBe(2)
  })
})
