import { describe, expect, it } from 'vitest'
import { decodeStopUpdate, stopUpdateOf, encodeStopUpdate, type StopUpdateForm } from '../../../src/domain/stop'
import { left, right } from '../../kit/either'
import { aStopCalled } from '../../kit/builders/plan'

const stop = aStopCalled('s1', { groupedExternalTaskIds: ['T1', 'T2'], externalRouteId: 7 })
const unplanned = aStopCalled('s1', { groupedExternalTaskIds: [], externalRouteId: undefined })

const formOf = (carrier: number, sequence: string): StopUpdateForm => ({ carrier, sequence })

describe('stopUpdateOf (§5)', () => {
  it.each([
    ['a new number', formOf(-1, '30'), { newCarrier: undefined, newSequence: 30 }],
    ['a new route', formOf(9, ''), { newCarrier: 9, newSequence: undefined }],
    ['both', formOf(9, ' 30 '), { newCarrier: 9, newSequence: 30 }],
    ['only the number, since the chosen route is its own', formOf(7, '30'), { newCarrier: undefined, newSequence: 30 }],
  ])('an update sends %s', (_, form, change) => {
    expect(right(stopUpdateOf(stop, form))).toEqual({ id: 's1', stopIds: ['T1', 'T2'], currentCarrier: 7, ...change })
  })

  it.each([
    ['nothing was chosen', formOf(-1, '')],
    ['its own route was chosen', formOf(7, ' ')],
    ['a route id is not greater than 0', formOf(0, '')],
  ])('an update is refused at the carrier field where %s', (_, form) => {
    expect(left(stopUpdateOf(stop, form))).toEqual([
      { field: 'carrier', reason: 'Choose another route, or a sequence number' },
    ])
  })

  it.each(['0', '-10', 'ten', '1e999', '0x10', '1,000', '٣', '½'])(
    'an update is refused at the sequence field with the number %s',
    (sequence) => {
      expect(left(stopUpdateOf(stop, formOf(9, sequence)))).toEqual([
        { field: 'sequence', reason: 'Use a number greater than 0' },
      ])
    },
  )
})

describe('stop update codec (§3)', () => {
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
      stopIds: ['s1'],
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
    [{ new_carrier_id: 0 }, 'newCarrier', 'Less than 1: 0'],
    [{ new_carrier_id: 'Noord' }, 'newCarrier', 'Not a number: "Noord"'],
    [{ new_carrier_id: 1.5 }, 'newCarrier', 'Not a whole number: 1.5'],
    [{ new_carrier_sequence: 0 }, 'newSequence', 'Less than 1: 0'],
    [{ new_carrier_sequence: -2 }, 'newSequence', 'Less than 1: -2'],
    [{ new_carrier_sequence: 'last' }, 'newSequence', 'Not a number: "last"'],
    [{ stop_ids: 'T1' }, 'stopIds', 'Not a list: "T1"'],
    [{ id: '' }, 'id', 'Id is missing'],
  ])('%j is refused', (part, field, reason) => {
    expect(left(decodeStopUpdate({ id: 's1', ...part }))).toEqual([{ field, reason }])
  })
})
