import { describe, expect, it } from 'vitest'
import { cacheByPlace } from '../../../server/travel/cache-by-place'

describe('cacheByPlace', () => {
  it('a place has one value as long as it is among the newest, also as another object', () => {
    const valueAt = cacheByPlace(1, ({ lat }) => ({ lat }))
    const first = valueAt({ lat: 52, lng: 5 })
    expect(valueAt({ lat: 52, lng: 5 })).toBe(first)
    expect(valueAt({ lat: 53, lng: 5 })).toEqual({ lat: 53 })
    expect(valueAt({ lat: 52, lng: 5 })).not.toBe(first)
  })

  it('an object that is still in use keeps the value that it had', () => {
    const place = { lat: 52, lng: 5 }
    const valueAt = cacheByPlace(1, ({ lat }) => ({ lat }))
    const first = valueAt(place)
    valueAt({ lat: 53, lng: 5 })
    expect(valueAt(place)).toBe(first)
  })
})
