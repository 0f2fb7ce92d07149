import { describe, expect, it } from 'vitest'
import {
  describeUnplannedReasons,
  brokenRuleMessage,
  vehicleInfeasibility,
  type BrokenRule,
  type BrokenRouteRule,
} from '../../../src/domain/problem'

const vehicle = 'v'
const stop = 's'

const descriptions: ReadonlyArray<readonly [BrokenRule | BrokenRouteRule, string]> = [
  [{ kind: 'late', stop, by: 720 }, 'late by 12 minutes'],
  [{ kind: 'late', stop, vehicle, by: 60 }, 'late by 1 minute'],
  [{ kind: 'late', stop, by: 1 }, 'late by 1 second'],
  [{ kind: 'late', stop, by: 59 }, 'late by 59 seconds'],
  [{ kind: 'late', stop, by: 59.5 }, 'late by 1 minute'],
  [{ kind: 'late', stop, by: 61 }, 'late by 2 minutes'],
  [{ kind: 'early', stop, by: 3600 }, 'early by 1 hour'],
  [{ kind: 'early', stop, by: 7501 }, 'early by 2 hours 6 minutes'],
  [{ kind: 'over capacity', dimension: 0, by: 3 }, 'over capacity by 3'],
  [{ kind: 'over capacity', dimension: 1, by: 0.30000000000000004 }, 'over capacity 2 by 0.3'],
  [{ kind: 'before hours', by: 600 }, 'before working hours by 10 minutes'],
  [{ kind: 'after hours', by: 5400 }, 'over hours by 1 hour 30 minutes'],
  [{ kind: 'after hours', by: 3641 }, 'over hours by 1 hour'],
  [{ kind: 'after hours', by: 40 }, 'over hours by 40 seconds'],
  [{ kind: 'unknown stop', stop }, 'not a stop of this problem'],
  [{ kind: 'unknown vehicle', vehicle }, 'not a vehicle of this problem'],
  [{ kind: 'vehicle twice', vehicle }, 'has more than one route'],
  [{ kind: 'stop twice', stop }, 'in the plan more than once'],
  [{ kind: 'stop missing', stop }, 'neither planned nor left out'],
  [{ kind: 'not a time', vehicle }, 'has a time that is no whole second'],
  [{ kind: 'no road', vehicle, to: stop }, 'no road leads there'],
  [{ kind: 'no road', vehicle, to: undefined }, 'no road leads back'],
  [{ kind: 'too fast', vehicle, to: stop, by: 120 }, 'there sooner than one can drive, by 2 minutes'],
  [{ kind: 'too fast', vehicle, to: undefined, by: 120 }, 'back sooner than one can drive, by 2 minutes'],
  [{ kind: 'before arrival', vehicle, stop, by: 120 }, 'served before arrival by 2 minutes'],
  [{ kind: 'cut short', vehicle, stop, by: 120 }, 'service too short by 2 minutes'],
  [{ kind: 'not allowed', vehicle, stop }, 'on a vehicle that may not go there'],
  [
    { kind: 'fixed position ignored', vehicle, stop, fixedPosition: { vehicle, position: undefined } },
    'not on the vehicle it is kept for',
  ],
  [
    { kind: 'fixed position ignored', vehicle, stop, fixedPosition: { vehicle, position: 3 } },
    'not at place 30 of the route it is kept for',
  ],
  [{ kind: 'break', vehicle, index: 0, fault: 'not taken' }, 'break 1 is not taken'],
  [{ kind: 'break', vehicle, index: 1, fault: 'taken twice' }, 'break 2 is taken more than once'],
  [{ kind: 'break', vehicle, index: 0, fault: 'unknown' }, 'break 1 is not one of its breaks'],
  [{ kind: 'break', vehicle, index: 0, fault: 'outside its time' }, 'break 1 is taken outside its time'],
  [{ kind: 'break', vehicle, index: 0, fault: 'too short' }, 'break 1 is too short'],
  [{ kind: 'break', vehicle, index: 0, fault: 'during service' }, 'break 1 is taken during a service'],
  [{ kind: 'break', vehicle, index: 0, fault: 'during another' }, 'break 1 is taken during another break'],
  [{ kind: 'wrong sum', sum: 'metres', claimed: 5, actual: 7 }, 'claims 5 metres, has 7'],
  [{ kind: 'wrong sum', sum: 'seconds', claimed: 5, actual: 7 }, 'claims 5 seconds on the road, has 7'],
  [{ kind: 'wrong sum', sum: 'vehicles', claimed: 5, actual: 7 }, 'claims 5 vehicles, has 7'],
  [{ kind: 'wrong sum', sum: 'unplanned', claimed: 5, actual: 7 }, 'claims 5 stops left out, has 7'],
]

describe('brokenRuleMessage', () => {
  it.each(descriptions)('%o gives the message %j', (brokenRule, message) => {
    expect(brokenRuleMessage(brokenRule)).toBe(message)
  })
})

describe('vehicleInfeasibility', () => {
  it.each([
    [vehicleInfeasibility(vehicle, 'hours', 1500), 'too far for the hours by 25 minutes'],
    [vehicleInfeasibility(vehicle, 'time slot', 300), 'too late for the time slot by 5 minutes'],
    [vehicleInfeasibility(vehicle, 'time slot', 300, 'opens too late'), 'its time slot opens too late by 5 minutes'],
    [
      vehicleInfeasibility(vehicle, 'time slot', 300, 'of another stop'),
      'would make another stop too late for its time slot by 5 minutes',
    ],
    [vehicleInfeasibility(vehicle, 'capacity', 3), 'too much load for the vehicle by 3'],
    [vehicleInfeasibility(vehicle, 'break', 60), 'leaves no room for the break by 1 minute'],
    [vehicleInfeasibility(vehicle, 'hours'), 'too far for the hours'],
    [vehicleInfeasibility(vehicle, 'time slot'), 'too late for the time slot'],
    [vehicleInfeasibility(vehicle, 'capacity'), 'too much load for the vehicle'],
    [vehicleInfeasibility(vehicle, 'break'), 'leaves no room for the break'],
    [vehicleInfeasibility(vehicle, 'not allowed'), 'meant for another day or driver'],
    [vehicleInfeasibility(vehicle, 'fixed elsewhere'), 'kept for another vehicle'],
    [vehicleInfeasibility(vehicle, 'no road'), 'no road leads there'],
    [vehicleInfeasibility(vehicle, 'no road', 5), 'no road leads there'],
  ])('%o gives the message %j', (infeasibility, message) => {
    expect(infeasibility.description).toBe(message)
  })

  it('an infeasibility has its data beside its message', () => {
    expect(vehicleInfeasibility('v', 'capacity', 3)).toEqual({
      vehicle: 'v',
      rule: 'capacity',
      by: 3,
      description: 'too much load for the vehicle by 3',
    })
  })
})

describe('describeUnplannedReasons', () => {
  it('each kind of reason has one text, with the nearest vehicle and their number, that of most vehicles first', () => {
    const reasons = [
      vehicleInfeasibility('a', 'capacity', 3),
      vehicleInfeasibility('b', 'hours', 600),
      vehicleInfeasibility('c', 'hours', 60),
      vehicleInfeasibility('d', 'not allowed'),
    ]
    expect(describeUnplannedReasons(reasons, ({ nearest, count }) => ` (${nearest.vehicle} of ${count})`)).toEqual([
      'too far for the hours by 1 minute (c of 2)',
      'too much load for the vehicle by 3 (a of 1)',
    ])
  })

  it('reasons of one rule whose texts differ without a figure are told apart', () => {
    const later = { ...vehicleInfeasibility('b', 'fixed elsewhere'), description: 'kept for place 90' }
    expect(describeUnplannedReasons([vehicleInfeasibility('a', 'fixed elsewhere'), later], () => '')).toEqual([
      'kept for another vehicle',
      'kept for place 90',
    ])
  })
})
