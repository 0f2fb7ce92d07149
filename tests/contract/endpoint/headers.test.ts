import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { etagOf, parseIdempotencyKey, parseIfMatch, parseLastEventId, statusOf } from '../../../contract'
import { left } from '../../kit/either'

describe('If-Match', () => {
  it.each([
    ['is absent', undefined, undefined],
    ['takes any version', '*', undefined],
    ['is an ETag', etagOf(7), ['7']],
    ['is the bare version', '7', ['7']],
    ['names several', '"6", "7"', ['6', '7']],
    ['is of something else', '"a1b2"', ['a1b2']],
  ])('that %s is read', (_, header, versions) => {
    expect(parseIfMatch(header)).toEqual(E.right(versions))
  })

  it.each(['', 'abc', 'W/"7"', '"6", W/"7"', '"7', '"6",', '-1', '7.5'])(
    'that is %j is refused with its name',
    (header) => {
      const refused = left(parseIfMatch(header))
      expect(statusOf(refused)).toBe(422)
      expect(refused.details).toMatchObject([{ field: 'If-Match' }])
    },
  )
})

describe('Idempotency-Key', () => {
  it('may be left out, and is any word of plain characters', () => {
    expect(parseIdempotencyKey(undefined)).toEqual(E.right(undefined))
    expect(parseIdempotencyKey('c1b6f7a0-:/=+')).toEqual(E.right('c1b6f7a0-:/=+'))
  })

  it.each(['', ' ', 'a b', 'é', 'x'.repeat(201), ['a', 'b']])('that is %j is refused with its name', (header) => {
    expect(left(parseIdempotencyKey(header)).details).toMatchObject([{ field: 'Idempotency-Key' }])
  })
})

describe('Last-Event-ID', () => {
  it('may be left out or empty, and is a number', () => {
    expect([undefined, '', '0', '17'].map(parseLastEventId)).toEqual([undefined, undefined, 0, 17].map(E.right))
  })

  it.each(['-1', '1.5', 'abc', '9'.repeat(16), ['1']])('that is %j is refused with its name', (header) => {
    expect(left(parseLastEventId(header)).details).toMatchObject([{ field: 'Last-Event-ID' }])
  })
})
