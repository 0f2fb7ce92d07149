import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Stop } from '../../../../src/domain/stop'
import { unchangedAssignment, stopUpdateIn, type Assignment } from '../../../../src/ui/screens/stop-details/assignment'
import { assignmentViewModel } from '../../../../src/ui/screens/stop-details/assignment-view-model'
import { aStopCalled } from '../../../kit/builders/plan'

const carriers = [
  { id: 1, displayName: 'Noord' },
  { id: 2, displayName: 'Zuid' },
]
const planned = { isPlanned: true, stopNumber: 50, routeNumber: 1, routeName: 'Rit 1', externalRouteId: 1 }
const onNoord: Stop = aStopCalled('b', planned)
const unplanned: Stop = aStopCalled('c')

const chosen = (changes: Partial<Assignment>): Assignment => ({ ...unchangedAssignment, ...changes })
const fieldsOf = (update: ReturnType<typeof stopUpdateIn>) =>
  E.isLeft(update) ? update.left.map(({ field }) => field) : []

describe('where a stop is in the plan', () => {
  it('stands in the box until something is chosen', () => {
    expect(assignmentViewModel(onNoord, carriers, unchangedAssignment)).toMatchObject({
      carrier: { value: '1', error: undefined },
      sequence: { value: '50', error: undefined, help: undefined },
    })
    expect(assignmentViewModel(unplanned, carriers, unchangedAssignment)).toMatchObject({
      carrier: { value: '-1' },
      sequence: { value: '' },
    })
  })

  it('is chosen among the external routes, after the words for none (§2)', () => {
    expect(assignmentViewModel(onNoord, carriers, unchangedAssignment).carrier.choices).toEqual([
      { value: '-1', label: 'Selecteer een route', lang: 'nl' },
      { value: '1', label: 'Noord' },
      { value: '2', label: 'Zuid' },
    ])
  })

  it('keeps its name while the external routes are not known', () => {
    expect(assignmentViewModel(onNoord, [], unchangedAssignment).carrier.choices).toMatchObject([
      { value: '-1' },
      { value: '1', label: 'Rit 1' },
    ])
  })
})

describe('where a stop shall be (§5)', () => {
  it('is sent with a new number', () => {
    expect(stopUpdateIn(onNoord, chosen({ sequence: '30' }))).toMatchObject(
      E.right({ currentCarrier: 1, newCarrier: undefined, newSequence: 30 }),
    )
  })

  it('is sent with a new route, at the end of it unless a number was typed', () => {
    expect(stopUpdateIn(onNoord, chosen({ carrier: 2 }))).toMatchObject(
      E.right({ newCarrier: 2, newSequence: undefined }),
    )
    expect(stopUpdateIn(onNoord, chosen({ carrier: 2, sequence: '50' }))).toMatchObject(
      E.right({ newCarrier: 2, newSequence: 50 }),
    )
    expect(assignmentViewModel(onNoord, carriers, chosen({ carrier: 2 })).sequence).toEqual({
      value: '',
      error: undefined,
      help: 'Empty: last on the route',
    })
  })

  it('is not sent where nothing new was chosen', () => {
    for (const changes of [{}, { sequence: ' 50 ' }, { sequence: '' }, { carrier: -1 }, { carrier: 1 }])
      expect(fieldsOf(stopUpdateIn(onNoord, chosen(changes)))).toEqual(['carrier'])
  })

  it.each(['0', '-10', 'tien', '1e999', 'NaN', '<script>', '٣'])('is not sent with the number %s', (sequence) => {
    expect(fieldsOf(stopUpdateIn(onNoord, chosen({ sequence })))).toEqual(['sequence'])
  })

  it('needs a route where the stop is on none', () => {
    expect(stopUpdateIn(unplanned, chosen({ sequence: '10' }))).toEqual(
      E.left([{ field: 'carrier', reason: 'Choose a route: this stop is on none' }]),
    )
    expect(E.isRight(stopUpdateIn(unplanned, chosen({ sequence: '10', carrier: 2 })))).toBe(true)
  })

  it('says what is wrong with a number once its field is left, and of all once it is sent', () => {
    const errors = (validated: Assignment['validated'], sequence?: string) => {
      const shown = assignmentViewModel(onNoord, carriers, chosen({ validated, sequence }))
      return [shown.carrier.error, shown.sequence.error]
    }
    expect(errors('nothing', '0')).toEqual([undefined, undefined])
    expect(errors('number', '0')).toEqual([undefined, 'Use a number greater than 0'])
    expect(errors('number')).toEqual([undefined, undefined])
    expect(errors('all')).toEqual(['Choose another route, or a sequence number', undefined])
  })
})
