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
const placement = { isPlanned: true, stopNumber: 50, routeNumber: 1, routeName: 'Rit 1', externalRouteId: 1 }
const onNoord: Stop = aStopCalled('b', placement)
const unplanned: Stop = aStopCalled('c')

const assignmentWith = (changes: Partial<Assignment>): Assignment => ({ ...unchangedAssignment, ...changes })
const fieldsOf = (update: ReturnType<typeof stopUpdateIn>) =>
  E.isLeft(update) ? update.left.map(({ field }) => field) : []

describe('assignmentViewModel', () => {
  it('an unchanged assignment shows the route and number of the stop', () => {
    expect(assignmentViewModel(onNoord, carriers, unchangedAssignment)).toMatchObject({
      carrier: { value: '1', error: undefined },
      sequence: { value: '50', error: undefined, help: undefined },
    })
    expect(assignmentViewModel(unplanned, carriers, unchangedAssignment)).toMatchObject({
      carrier: { value: '-1' },
      sequence: { value: '' },
    })
  })

  it('the choices are the placeholder and the external routes (§2)', () => {
    expect(assignmentViewModel(onNoord, carriers, unchangedAssignment).carrier.choices).toEqual([
      { value: '-1', label: 'Selecteer een route', lang: 'nl' },
      { value: '1', label: 'Noord' },
      { value: '2', label: 'Zuid' },
    ])
  })

  it('the route of the stop is a choice while the external routes are unknown', () => {
    expect(assignmentViewModel(onNoord, [], unchangedAssignment).carrier.choices).toMatchObject([
      { value: '-1' },
      { value: '1', label: 'Rit 1' },
    ])
  })
})

describe('stopUpdateIn (§5)', () => {
  it('a new number gives an update on the same route', () => {
    expect(stopUpdateIn(onNoord, assignmentWith({ sequence: '30' }))).toMatchObject(
      E.right({ currentCarrier: 1, newCarrier: undefined, newSequence: 30 }),
    )
  })

  it('a new route gives an update without a number unless one was typed', () => {
    expect(stopUpdateIn(onNoord, assignmentWith({ carrier: 2 }))).toMatchObject(
      E.right({ newCarrier: 2, newSequence: undefined }),
    )
    expect(stopUpdateIn(onNoord, assignmentWith({ carrier: 2, sequence: '50' }))).toMatchObject(
      E.right({ newCarrier: 2, newSequence: 50 }),
    )
    expect(assignmentViewModel(onNoord, carriers, assignmentWith({ carrier: 2 })).sequence).toEqual({
      value: '',
      error: undefined,
      help: 'Empty: last on the route',
    })
  })

  it('an assignment without a change is an error of the carrier', () => {
    for (const changes of [{}, { sequence: ' 50 ' }, { sequence: '' }, { carrier: -1 }, { carrier: 1 }])
      expect(fieldsOf(stopUpdateIn(onNoord, assignmentWith(changes)))).toEqual(['carrier'])
  })

  it.each(['0', '-10', 'tien', '1e999', 'NaN', '<script>', '٣'])('the number %s is invalid', (sequence) => {
    expect(fieldsOf(stopUpdateIn(onNoord, assignmentWith({ sequence })))).toEqual(['sequence'])
  })

  it('a number for an unplanned stop needs a route', () => {
    expect(stopUpdateIn(unplanned, assignmentWith({ sequence: '10' }))).toEqual(
      E.left([{ field: 'carrier', reason: 'Choose a route: this stop is on none' }]),
    )
    expect(E.isRight(stopUpdateIn(unplanned, assignmentWith({ sequence: '10', carrier: 2 })))).toBe(true)
  })

  it('the error of the number shows once its field is left, and all errors after a submit', () => {
    const errors = (validated: Assignment['validated'], sequence?: string) => {
      const viewModel = assignmentViewModel(onNoord, carriers, assignmentWith({ validated, sequence }))
      return [viewModel.carrier.error, viewModel.sequence.error]
    }
    expect(errors('none', '0')).toEqual([undefined, undefined])
    expect(errors('sequence', '0')).toEqual([undefined, 'Use a number greater than 0'])
    expect(errors('sequence')).toEqual([undefined, undefined])
    expect(errors('all')).toEqual(['Choose another route, or a sequence number', undefined])
  })
})

describe('the notice of a stop that was moved after the input began', () => {
  const noticeOf = (changes: Partial<Assignment>, now: Partial<typeof placement> = {}, movedBy?: string) => {
    const stop = aStopCalled('b', { ...placement, ...now })
    const assignment = assignmentWith({ begunAt: onNoord.placement, ...changes })
    return assignmentViewModel(stop, carriers, assignment, movedBy).moveNotice
  }
  const onZuid = { stopNumber: 120, routeNumber: 2, routeName: 'Rit 2', externalRouteId: 2 }

  it('a stop that stayed, or whose form was not begun, has no notice', () => {
    expect(noticeOf({ sequence: '60' })).toBeUndefined()
    expect(noticeOf({ begunAt: undefined }, onZuid, 'piet')).toBeUndefined()
  })

  it('the notice says who moved the stop, what was typed or chosen, and what it is now', () => {
    expect(noticeOf({ sequence: '60' }, { stopNumber: 120 }, 'piet')).toBe(
      'piet moved this stop to place 120: you typed 60, now 120',
    )
    expect(noticeOf({ carrier: 2, sequence: '60' }, onZuid, 'piet')).toBe(
      'piet moved this stop to route 2, place 120: you chose Zuid, now Rit 2; you typed 60, now 120',
    )
  })

  it('a stop that was taken off its route, by nobody known, is said to be', () => {
    const unplannedNow = { stopNumber: -1, routeNumber: undefined, routeName: undefined, externalRouteId: undefined }
    const stop = aStopCalled('b', { ...unplannedNow, isPlanned: false })
    const assignment = assignmentWith({ begunAt: onNoord.placement, sequence: '60' })
    expect(assignmentViewModel(stop, carriers, assignment).moveNotice).toBe(
      'Somebody else took this stop off its route: you typed 60, now none',
    )
  })

  it('the notice asks for a second Update after the first', () => {
    const { placement: confirmedAt } = aStopCalled('b', { ...placement, stopNumber: 120 })
    expect(noticeOf({ sequence: '60', confirmedAt }, { stopNumber: 120 }, 'piet')).toMatch(
      /Press Update again to go on$/,
    )
  })
})
