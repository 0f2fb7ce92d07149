import { describe, expect, it } from 'vitest'
import { routeIndexOf } from '../../../src/domain/stop'

describe('routeIndexOf', () => {
  it('the index is one below the route number', () => {
    expect(routeIndexOf({ routeNumber: 1 })).toBe(0)
    expect(routeIndexOf({ routeNumber: 12 })).toBe(11)
  })

  it('a stop without a route number has no index', () => {
    expect(routeIndexOf({ routeNumber: undefined })).toBeUndefined()
  })
})
