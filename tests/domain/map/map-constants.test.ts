import { expect, it } from 'vitest'
import { DEFAULT_ZOOM, defaultCentre, fixedHeadquarters, STOP_ZOOM } from '../../../src/domain/map'

it('the map constants are those of §9', () => {
  expect([defaultCentre, DEFAULT_ZOOM]).toEqual([{ lat: 52.100556, lng: 5.645833 }, 7])
  expect(STOP_ZOOM).toBe(16)
  expect(fixedHeadquarters).toEqual([
    { lat: 52.0155316, lng: 4.6568895 },
    { lat: 52.5207985, lng: 6.1180216 },
  ])
})
