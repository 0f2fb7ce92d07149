import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { endpoints, reasonsOf } from '../../../contract'
import { stopUpdateOf, type StopUpdateForm } from '../../../src/domain/stop'
import { aStopCalled } from '../../kit/builders/plan'
import { left, right } from '../../kit/either'

const { body } = endpoints.updateStop
const { encode: encodeStopUpdate } = body.codec
const decodeStopUpdate = (value: unknown) => E.mapLeft(reasonsOf)(body.codec.decode(value))

const stop = aStopCalled('s1', { groupedExternalTaskIds: ['T1', 'T2'], carrierId: 7 })
const unplanned = aStopCalled('s1', { groupedExternalTaskIds: [], carrierId: undefined })

const formOf = (carrier: number, sequence: string): StopUpdateForm => ({ carrier, sequence })

describe('stopUpdateCodec', () => {
  it('the field names of §3 are decoded, and -1 means the same as an absent field', () => {
    const update = { id: 's1', stop_ids: ['T1'], current_carrier_id: -1, new_carrier_id: 2, new_carrier_sequence: -1 }
    expect(right(body.decode(update))).toEqual({
      id: 's1',
      taskIds: ['T1'],
      currentCarrier: undefined,
      newCarrier: 2,
      newSequence: undefined,
    })
  })

  it.each([0, -2, 'x', {}, Infinity])('a sequence of %j is refused with the field', (sequence) => {
    expect(left(body.decode({ id: 's1', new_carrier_sequence: sequence })).details).toMatchObject([
      { field: 'new_carrier_sequence' },
    ])
  })
})

describe('stopUpdateCodec: encoded and decoded (§3)', () => {
  it('unchanged values are not encoded', () => {
    expect(encodeStopUpdate(right(stopUpdateOf(stop, formOf(9, ''))))).toEqual({
      id: 's1',
      stop_ids: ['T1', 'T2'],
      current_carrier_id: 7,
      new_carrier_id: 9,
    })
  })

  it('a stop without external tasks is named by its own id, and no carrier is -1', () => {
    expect(encodeStopUpdate(right(stopUpdateOf(unplanned, formOf(-1, '20'))))).toEqual({
      id: 's1',
      stop_ids: ['s1'],
      current_carrier_id: -1,
      new_carrier_sequence: 20,
    })
  })

  it('an encoded update is decoded back', () => {
    const update = right(stopUpdateOf(stop, formOf(9, '40')))
    expect(right(decodeStopUpdate(encodeStopUpdate(update)))).toEqual(update)
  })

  it.each(['0.5', '1', '15.5'])('an encoded sequence number is at least 1: %s', (sequence) => {
    const encoded = encodeStopUpdate(right(stopUpdateOf(stop, { carrier: -1, sequence })))
    expect(right(decodeStopUpdate(encoded)).newSequence).toBe(Math.max(1, Number(sequence)))
  })

  it('-1, null and absence are equal', () => {
    const emptyUpdate = {
      id: 's1',
      taskIds: ['s1'],
      currentCarrier: undefined,
      newCarrier: undefined,
      newSequence: undefined,
    }
    for (const value of [-1, '-1', null, undefined])
      expect(
        right(
          decodeStopUpdate({ id: 's1', current_carrier_id: value, new_carrier_id: value, new_carrier_sequence: value }),
        ),
      ).toEqual(emptyUpdate)
  })

  it.each([
    [{ new_carrier_id: 0 }, 'new_carrier_id', 'Must be at least 1, not 0'],
    [{ new_carrier_id: 'Noord' }, 'new_carrier_id', 'Not a number: "Noord"'],
    [{ new_carrier_id: 1.5 }, 'new_carrier_id', 'Not a whole number: 1.5'],
    [{ new_carrier_sequence: 0 }, 'new_carrier_sequence', 'Must be at least 1, not 0'],
    [{ new_carrier_sequence: -2 }, 'new_carrier_sequence', 'Must be at least 1, not -2'],
    [{ new_carrier_sequence: 'last' }, 'new_carrier_sequence', 'Not a number: "last"'],
    [{ stop_ids: 'T1' }, 'stop_ids', 'Not a list: "T1"'],
    [{ id: '' }, 'id', 'Id is missing'],
  ])('%j is refused', (part, field, reason) => {
    expect(left(decodeStopUpdate({ id: 's1', ...part }))).toEqual([{ field, reason }])
  })
})
