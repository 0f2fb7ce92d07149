import { describe, expect, it } from 'vitest'
import {
  duplicateVehicle,
  applyRemedies,
  needsOf,
  repairOf,
  repairPositionsIn,
  applyRemedyToStop,
  applyRemedyToVehicle,
  type Remedy,
} from '../../../src/domain/problem'
import { aProblemOf, aProblemStop, timeOfDay, aVehicle } from '../../kit/builders/problem'

const messageOf = (...remedies: ReadonlyArray<Remedy>): string =>
  repairOf(aVehicle('v'), remedies, { metres: 900, seconds: 60, late: 0 }, []).description

describe('repairOf', () => {
  it.each<readonly [ReadonlyArray<Remedy>, string]>([
    [[{ kind: 'later return', by: 1_200 }], 'Noor Smit on Ma 23-11: home 20 minutes later'],
    [[{ kind: 'earlier departure', by: 45 }], 'Noor Smit on Ma 23-11: out 1 minute earlier'],
    [[{ kind: 'longer time slot', by: 61 }], 'Noor Smit on Ma 23-11: the time slot 2 minutes longer'],
    [[{ kind: 'earlier time slot', by: 61 }], 'Noor Smit on Ma 23-11: the time slot open 2 minutes earlier'],
    [[{ kind: 'more room', by: 2.5 }], 'Noor Smit on Ma 23-11: room for 3 more'],
    [[{ kind: 'allowed' }], 'Noor Smit on Ma 23-11: the stop no longer kept for another day or driver'],
    [[{ kind: 'no fixed position' }], 'Noor Smit on Ma 23-11: the stop no longer kept for its place'],
    [[{ kind: 'further vehicle' }], 'A further vehicle like that of Noor Smit on Ma 23-11'],
    [
      [{ kind: 'further vehicle' }, { kind: 'more room', by: 1 }],
      'A further vehicle like that of Noor Smit on Ma 23-11: room for 1 more',
    ],
    [
      [
        { kind: 'more room', by: 1 },
        { kind: 'later return', by: 3_600 },
      ],
      'Noor Smit on Ma 23-11: room for 1 more and home 1 hour later',
    ],
  ])('the remedies %j give the message %j', (remedies, message) => {
    expect(messageOf(...remedies)).toBe(message)
  })

  it('the message says by how much other stops become later, and nothing where they do not', () => {
    const late = (by: number) =>
      repairOf(aVehicle('v'), [{ kind: 'later return', by: 600 }], { metres: 0, seconds: 0, late: by }, []).description
    expect(late(61)).toBe('Noor Smit on Ma 23-11: home 10 minutes later, with stops late by 2 minutes more in all')
    expect(late(-61)).toBe('Noor Smit on Ma 23-11: home 10 minutes later')
  })

  it('the message has no day where the vehicle has none', () => {
    const {
      description: message,
      extraMetres,
      extraSeconds,
    } = repairOf({ ...aVehicle('v'), day: undefined }, [{ kind: 'allowed' }], { metres: 900, seconds: 60, late: 0 }, [])
    expect([message, extraMetres, extraSeconds]).toEqual([
      'Noor Smit: the stop no longer kept for another day or driver',
      900,
      60,
    ])
  })
})

describe('applyRemedies', () => {
  const vehicle = aVehicle('v', { capacity: [10, 4] })

  it('a remedy extends a working day, at most to the end of the following night', () => {
    expect(applyRemedyToVehicle(vehicle, { kind: 'later return', by: 600 }).latest).toBe(timeOfDay(18, 10))
    expect(applyRemedyToVehicle(vehicle, { kind: 'later return', by: 200_000 }).latest).toBe(timeOfDay(48))
    expect(applyRemedyToVehicle(vehicle, { kind: 'earlier departure', by: 600 }).earliest).toBe(timeOfDay(8, 50))
    expect(applyRemedyToVehicle(vehicle, { kind: 'earlier departure', by: 200_000 }).earliest).toBe(0)
  })

  it('a remedy adds capacity in whole units', () => {
    expect(applyRemedyToVehicle(vehicle, { kind: 'more room', by: 0.2 }).capacity).toEqual([11, 5])
  })

  it('a remedy moves the end or the start of every time slot of a stop', () => {
    const windows = [
      { from: timeOfDay(14), to: timeOfDay(15) },
      { from: timeOfDay(9), to: timeOfDay(10) },
    ]
    const stop = aProblemStop('s', 10, { windows })
    expect(applyRemedyToStop(stop, 'v', { kind: 'longer time slot', by: 300 }).windows).toEqual([
      { from: timeOfDay(14), to: timeOfDay(15, 5) },
      { from: timeOfDay(9), to: timeOfDay(10, 5) },
    ])
    expect(applyRemedyToStop(stop, 'v', { kind: 'earlier time slot', by: 300 }).windows).toEqual([
      { from: timeOfDay(13, 55), to: timeOfDay(15) },
      { from: timeOfDay(8, 55), to: timeOfDay(10) },
    ])
  })

  it('a further vehicle may visit the stops of the first, and gets the remedies that follow', () => {
    const problem = aProblemOf(
      [aProblemStop('s', 10, { allowedVehicles: ['v'] }), aProblemStop('t', 10, { allowedVehicles: ['w'] })],
      [aVehicle('v'), aVehicle('w')],
    )
    const after = applyRemedies(problem, { stop: 's', vehicle: 'v' }, [
      { kind: 'further vehicle' },
      { kind: 'later return', by: 60 },
    ])
    const further = duplicateVehicle(aVehicle('v'))
    expect(after.vehicles).toEqual([aVehicle('v'), { ...further, latest: timeOfDay(18, 1) }, aVehicle('w')])
    expect(after.stops.map(({ allowedVehicles }) => allowedVehicles)).toEqual([['v', further.id], ['w']])
  })
})

describe('whether moves alone can carry out a repair', () => {
  const [later, earlier] = [{ kind: 'later return', by: 600 } as const, { kind: 'earlier departure', by: 600 } as const]
  it.each<[boolean, ReadonlyArray<Remedy>]>([
    [true, [later, { kind: 'more room', by: 2 }]],
    [true, [{ kind: 'longer time slot', by: 60 }]],
    [true, [{ kind: 'allowed' }]],
    [false, [later, earlier]],
    [false, [{ kind: 'earlier time slot', by: 60 }]],
    [false, [{ kind: 'no fixed position' }]],
    [false, [{ kind: 'further vehicle' }, { kind: 'more room', by: 2 }]],
  ])('the answer is %s for %j', (expected, remedies) => {
    expect(needsOf({ remedies }).length === 0).toBe(expected)
  })
})

describe('needsOf', () => {
  it.each<[ReadonlyArray<string>, ReadonlyArray<Remedy>]>([
    [[], [{ kind: 'later return', by: 600 }, { kind: 'more room', by: 2 }, { kind: 'allowed' }]],
    [
      ['hours'],
      [
        { kind: 'later return', by: 600 },
        { kind: 'earlier departure', by: 600 },
      ],
    ],
    [['time slot'], [{ kind: 'earlier time slot', by: 60 }]],
    [['lock'], [{ kind: 'no fixed position' }]],
    [
      ['vehicle', 'hours'],
      [{ kind: 'further vehicle' }, { kind: 'earlier departure', by: 60 }],
    ],
  ])('%j has to be changed first for %j', (needs, remedies) => {
    expect(needsOf({ remedies })).toEqual(needs)
  })
})

describe('repairPositionsIn', () => {
  it('each stop has the one before it in the tour, in the order of the tour', () => {
    const tour = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
    expect(repairPositionsIn(tour, ['c', 'a', 'd'])).toEqual([
      { stop: 'a', after: undefined },
      { stop: 'c', after: 'b' },
      { stop: 'd', after: 'c' },
    ])
  })
})
