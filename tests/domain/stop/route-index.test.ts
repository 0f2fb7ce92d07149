import { describe, expect, it } from 'vitest'
import { routeIndexOf } from '../../../src/domain/stop'

describe('the route of a stop', () => {
  it('has an index one below its number', () => {
    expect(routeIndexOf({ routeNumber: 1 })).toBe(0)
    expect(routeIndexOf({ routeNumber: 12 })).toBe(11)
  })

  it('is none where the stop names none', () => {
    expect(routeIndexOf({ routeNumber: undefined })).toBeUndefined()
  })
})
