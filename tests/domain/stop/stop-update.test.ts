import { describe, expect, it } from 'vitest'
import { stopUpdateOf, type StopUpdateForm } from '../../../src/domain/stop'
import { left, right } from '../../kit/either'
import { aStopCalled } from '../../kit/builders/plan'

const stop = aStopCalled('s1', { groupedExternalTaskIds: ['T1', 'T2'], carrierId: 7 })

const formOf = (carrier: number, sequence: string): StopUpdateForm => ({ carrier, sequence })

describe('stopUpdateOf (§5)', () => {
  it.each([
    ['a new number', formOf(-1, '30'), { newCarrier: undefined, newSequence: 30 }],
    ['a new route', formOf(9, ''), { newCarrier: 9, newSequence: undefined }],
    ['both', formOf(9, ' 30 '), { newCarrier: 9, newSequence: 30 }],
    ['only the number, since the chosen route is its own', formOf(7, '30'), { newCarrier: undefined, newSequence: 30 }],
  ])('an update sends %s', (_, form, change) => {
    expect(right(stopUpdateOf(stop, form))).toEqual({ id: 's1', taskIds: ['T1', 'T2'], currentCarrier: 7, ...change })
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
