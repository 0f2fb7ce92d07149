import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { left, right } from '../../kit/either'

const { body } = endpoints.updateStop

describe('stopUpdateCodec', () => {
  it('the field names of §3 are decoded, and -1 means the same as an absent field', () => {
    const update = { id: 's1', stop_ids: ['T1'], current_carrier_id: -1, new_carrier_id: 2, new_carrier_sequence: -1 }
    expect(right(body.decode(update))).toEqual({
      id: 's1',
      stopIds: ['T1'],
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
