import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { stopList, type Stop } from '../../../../src/domain/stop'
import {
  driverRouteMoveIn,
  unchangedAssignment,
  stopUpdateIn,
  type Assignment,
} from '../../../../src/ui/screens/stop-details/assignment'
import {
  assignmentViewModel,
  chosenRouteOf,
  driverRoutesOf,
} from '../../../../src/ui/screens/stop-details/assignment-view-model'
import { aPlanOf, aStopCalled } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'

const carriers = [
  { id: 1, displayName: 'Noord' },
  { id: 2, displayName: 'Zuid' },
]
const placement = { isPlanned: true, stopNumber: 50, routeNumber: 1, routeName: 'Rit 1', carrierId: 1 }
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

  it('the choices are the placeholder and the carriers (§2)', () => {
    expect(assignmentViewModel(onNoord, carriers, unchangedAssignment).carrier.choices).toEqual([
      { value: '-1', label: 'Selecteer een route', lang: 'nl' },
      { value: '1', label: 'Noord' },
      { value: '2', label: 'Zuid' },
    ])
  })

  it('the route of the stop is a choice while the carriers are unknown', () => {
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
  const onZuid = { stopNumber: 120, routeNumber: 2, routeName: 'Rit 2', carrierId: 2 }

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
    const unplannedNow = { stopNumber: -1, routeNumber: undefined, routeName: undefined, carrierId: undefined }
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

describe('the routes of drivers among the choices (§2)', () => {
  const [toLate, ofYoussef, ofBram, onOtherDay] = [
    aRouteTo(['x'], { index: 3, carrierId: 2, day: '2026-11-24' }),
    aRouteTo(['b', 'e'], { index: 1, carrierId: undefined, driverName: 'Youssef El Amrani', day: '2026-11-24' }),
    aRouteTo(['f', 'g'], { index: 7, carrierId: undefined, name: 'Leusden', day: '2026-11-24' }),
    aRouteTo(['h'], { index: 8, carrierId: undefined, driverName: 'Sanne', day: '2026-11-25' }),
  ]
  const plan = aPlanOf([toLate, ofYoussef, ofBram, onOtherDay], ['u'])
  const stopCalled = (id: string): Stop => stopList.get(plan.stops, id) ?? unplanned
  const routes = driverRoutesOf(plan, stopCalled('b'))
  const viewModelOf = (changes: Partial<Assignment> = {}, stop = stopCalled('b')) =>
    assignmentViewModel(stop, carriers, assignmentWith(changes), undefined, routes).carrier

  it('those of the day of the stop come after the carriers, under a heading', () => {
    expect(viewModelOf().choices.slice(3)).toEqual([
      { value: 'route 1', label: '2 · Youssef El Amrani', group: 'Routes of drivers, Di 24-11' },
      { value: 'route 7', label: '8 · Leusden', group: 'Routes of drivers, Di 24-11' },
    ])
    expect(viewModelOf().value).toBe('route 1')
    expect(viewModelOf({ carrier: -1 }).value).toBe('-1')
    expect(viewModelOf(chosenRouteOf('route 7')).value).toBe('route 7')
    expect(chosenRouteOf('2')).toEqual({ carrier: 2, route: undefined })
  })

  it('a stop on the route of a carrier shows the carrier, also where a driver has the route', () => {
    const route = aRouteTo(['b'], { index: 0, carrierId: 1, driverName: 'Bram' })
    const { stops } = aPlanOf([route])
    const [stop = unplanned] = stopList.values(stops)
    const { value, choices } = assignmentViewModel(stop, carriers, unchangedAssignment, undefined, [route]).carrier
    expect(value).toBe('1')
    expect(choices.at(-1)).toMatchObject({ value: 'route 0', label: '1 · Bram' })
  })

  it('a stop that asks for no day can go to any of them', () => {
    expect(driverRoutesOf(plan, stopCalled('u')).map(({ index }) => index)).toEqual([1, 7, 8])
  })

  it('the chosen route gives a move to its cheapest place, or to the place of the typed number', () => {
    const moveWith = (changes: Partial<Assignment>) =>
      driverRouteMoveIn(stopCalled('b'), assignmentWith({ route: 7, ...changes }), routes)
    expect(moveWith({})).toEqual(E.right({ stop: 'b', route: 7, position: { kind: 'cheapest' } }))
    expect(moveWith({ sequence: '10' })).toEqual(E.right({ stop: 'b', route: 7, position: { kind: 'first' } }))
    expect(moveWith({ sequence: '20' })).toEqual(
      E.right({ stop: 'b', route: 7, position: { kind: 'after', stop: 'f' } }),
    )
    expect(moveWith({ sequence: '9000' })).toEqual(
      E.right({ stop: 'b', route: 7, position: { kind: 'after', stop: 'g' } }),
    )
    expect(moveWith({ sequence: '0' })).toEqual(E.left([{ field: 'sequence', reason: 'Use a number greater than 0' }]))
    expect(moveWith({ route: 8 })).toMatchObject(E.left([{ field: 'carrier' }]))
  })

  it('a choice of the current route is no move, and may come with another number', () => {
    expect(driverRouteMoveIn(stopCalled('b'), assignmentWith({ route: 1 }), routes)).toBeUndefined()
    expect(stopUpdateIn(stopCalled('b'), assignmentWith({ route: 1, sequence: '20' }))).toMatchObject(
      E.right({ newCarrier: undefined, newSequence: 20 }),
    )
  })
})
