import { expect, it } from 'vitest'
import { DEFAULT_ZOOM, defaultCentre, STOP_ZOOM } from '../../../src/domain/map'

it('the initial view and the zoom of a stop are those of §9', () => {
  expect([defaultCentre, DEFAULT_ZOOM]).toEqual([{ lat: 52.100556, lng: 5.645833 }, 7])
  expect(STOP_ZOOM).toBe(16)
})
