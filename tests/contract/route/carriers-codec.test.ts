import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { endpoints, reasonsOf } from '../../../contract'
import { left, right } from '../../kit/either'

const { codec } = endpoints.listExternalRoutes.answer
const decodeCarriers = (value: unknown) => E.mapLeft(reasonsOf)(codec.decode(value))

describe('carriersCodec (§7)', () => {
  it('external routes decode to carriers with id and name', () => {
    expect(
      right(
        decodeCarriers([
          { id: 7, display_name: 'Noord BV' },
          { id: '9', displayName: 'Zuid' },
        ]),
      ),
    ).toEqual([
      { id: 7, displayName: 'Noord BV' },
      { id: 9, displayName: 'Zuid' },
    ])
  })

  it.each([
    ['<html>', [{ field: '', reason: 'Not a list of carriers: "<html>"' }]],
    [[{ id: 0, display_name: 'Noord' }], [{ field: '0.id', reason: 'Must be at least 1, not 0' }]],
    [[{ id: 7 }], [{ field: '0.displayName', reason: 'Display name is missing' }]],
  ])('%j is refused', (value, reasons) => {
    expect(left(decodeCarriers(value))).toEqual(reasons)
  })
})
