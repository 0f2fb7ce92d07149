import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { etagOf, parseIdempotencyKey, parseIfMatch, parseLastEventId, statusOf } from '../../../contract'
import { left } from '../../kit/either'

describe('parseIfMatch', () => {
  it.each([
    ['is absent', undefined, undefined],
    ['is a wildcard', '*', undefined],
    ['is an ETag', etagOf(7), ['7']],
    ['is the bare version', '7', ['7']],
    ['has several ETags', '"6", "7"', ['6', '7']],
    ['is another ETag', '"a1b2"', ['a1b2']],
  ])('a header that %s is accepted', (_, header, versions) => {
    expect(parseIfMatch(header)).toEqual(E.right(versions))
  })

  it.each(['', 'abc', 'W/"7"', '"6", W/"7"', '"7', '"6",', '-1', '7.5'])(
    'the header %j is refused with the field If-Match',
    (header) => {
      const refused = left(parseIfMatch(header))
      expect(statusOf(refused)).toBe(422)
      expect(refused.details).toMatchObject([{ field: 'If-Match' }])
    },
  )
})

describe('parseIdempotencyKey', () => {
  it('the header is optional and accepts printable ASCII characters', () => {
    expect(parseIdempotencyKey(undefined)).toEqual(E.right(undefined))
    expect(parseIdempotencyKey('c1b6f7a0-:/=+')).toEqual(E.right('c1b6f7a0-:/=+'))
  })

  it.each(['', ' ', 'a b', 'é', 'x'.repeat(201), ['a', 'b']])(
    'the header %j is refused with the field Idempotency-Key',
    (header) => {
      expect(left(parseIdempotencyKey(header)).details).toMatchObject([{ field: 'Idempotency-Key' }])
    },
  )
})

describe('parseLastEventId', () => {
  it('the header may be absent, empty or a number', () => {
    expect([undefined, '', '0', '17'].map(parseLastEventId)).toEqual([undefined, undefined, 0, 17].map(E.right))
  })

  it.each(['-1', '1.5', 'abc', '9'.repeat(16), ['1']])(
    'the header %j is refused with the field Last-Event-ID',
    (header) => {
      expect(left(parseLastEventId(header)).details).toMatchObject([{ field: 'Last-Event-ID' }])
    },
  )
})
