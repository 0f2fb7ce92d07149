import { describe, expect, it } from 'vitest'
import { tabStops } from '../../../../src/adapters/leaflet/pins/count-tab-stops'
import { worldX, worldY } from '../../../../src/domain/map/web-mercator'
import { aStopCalled } from '../../../kit/builders/plan'

const standing = (lat: number, lng: number) => ({ stops: [aStopCalled('s')], x: worldX(lng), y: worldY(lat) })

describe('what the focus stops at', () => {
  it('is the first at each door, in the order in which they are given', () => {
    const [one, other, beside] = [standing(52.1, 5.1), standing(52.2, 5.2), standing(52.1, 5.1)]
    expect([...tabStops([one, other, beside])]).toEqual([
      [one, 2],
      [other, 1],
    ])
    expect([...tabStops([beside, other, one])].map(([group]) => group)).toEqual([beside, other])
  })

  it('is each of two a few metres apart', () => {
    expect(tabStops([standing(52.1, 5.1), standing(52.10003, 5.1)]).size).toBe(2)
    expect(tabStops([standing(52.1, 5.1), standing(52.1, 5.10002)]).size).toBe(2)
  })
})
