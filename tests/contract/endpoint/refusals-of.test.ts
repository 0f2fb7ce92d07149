import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { refusalsOf } from '../../../contract/endpoint'

describe('what a call may be refused with', () => {
  it('follows from its parts: key, body, version and repeats', () => {
    expect(refusalsOf(endpoints.addStop).toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      'address_too_long',
      'bad_request',
      'invalid',
      'key_used_before',
      'not_found',
      'server_error',
      'signed_out',
      'stale',
      'storage_full',
      'too_large',
      'unavailable',
      'unsupported_content',
    ])
  })

  it('is short for a call with few parts', () => {
    expect(refusalsOf(endpoints.isAlive)).toEqual(['server_error'])
    expect(refusalsOf(endpoints.listDrivers)).toEqual(['signed_out', 'unavailable', 'server_error'])
  })

  it('holds what the call says itself, once', () => {
    expect(refusalsOf(endpoints.uploadStops)).toContain('stops_already_there')
    expect(refusalsOf(endpoints.isReady).filter((code) => code === 'unavailable')).toHaveLength(1)
  })

  it('is invalid where a query or a header can be wrong', () => {
    expect(refusalsOf(endpoints.lookUpAddress)).toContain('invalid')
    expect(refusalsOf(endpoints.followJob)).toContain('invalid')
    expect(refusalsOf(endpoints.deleteProject)).toContain('invalid')
    expect(refusalsOf(endpoints.readProject)).not.toContain('invalid')
  })
})
