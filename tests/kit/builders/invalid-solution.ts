import type { Violation } from '../../../src/domain/problem'
import type { Answer } from './solution'
import {
  alsoLeftOut,
  alsoRoute,
  timeFor,
  withDrive,
  withRoute,
  withStop,
  withVehicle,
  withVisit,
  type Spot,
} from './solution-visit'
import { mostAboard } from './solution-tour'

/** An answer with one mistake, and the breach that the verifier must report. */
export type WrongAnswer = { readonly answer: Answer; readonly breach: Violation }

/** `which` picks one of the visits; the mistake is `by` seconds, metres or pieces too much. */
export const wrongAnswer = (answer: Answer, wrong: Wrong, which: number, by: number): WrongAnswer => {
  const spots = answer.plan.routes.flatMap((route) =>
    route.visits.map((visit, index) => ({ route, visit, place: index + 1 })),
  )
  const spot = spots[which % spots.length]
  const vehicle = answer.problem.vehicles.find(({ id }) => id === spot?.route.vehicle)
  const stop = answer.problem.stops.find(({ id }) => id === spot?.visit.stop)
  if (spot === undefined || vehicle === undefined || stop === undefined) throw new Error('An answer without a visit')
  return plants[wrong]({ answer, ...spot, vehicle, stop, by })
}

const plants = {
  'a stop twice': (spot) => ({
    answer: alsoLeftOut(spot, spot.stop.id),
    breach: { kind: 'stop twice', stop: spot.stop.id },
  }),
  'a stop missing': (spot) => {
    const { problem } = spot.answer
    const stops = [...problem.stops, { ...spot.stop, id: 'forgotten', pin: undefined }]
    return {
      answer: { ...spot.answer, problem: { ...problem, stops } },
      breach: { kind: 'stop missing', stop: 'forgotten' },
    }
  },
  'a stop nobody knows': (spot) => ({
    answer: alsoLeftOut(spot, 'nobody'),
    breach: { kind: 'unknown stop', stop: 'nobody' },
  }),
  'a vehicle nobody knows': (spot) => ({
    answer: alsoRoute(spot, 'ghost'),
    breach: { kind: 'unknown vehicle', vehicle: 'ghost' },
  }),
  'a vehicle twice': (spot) => ({
    answer: alsoRoute(spot, spot.vehicle.id),
    breach: { kind: 'vehicle twice', vehicle: spot.vehicle.id },
  }),
  'no time': (spot) => ({
    answer: withVisit(spot, { arrival: NaN }),
    breach: { kind: 'not a time', vehicle: spot.vehicle.id },
  }),
  teleporting: (spot) => ({
    answer: withDrive(spot, () => timeFor(spot) + spot.by),
    breach: { kind: 'too fast', vehicle: spot.vehicle.id, to: spot.stop.id, by: spot.by },
  }),
  'no road': (spot) => ({
    answer: withDrive(spot, () => -1),
    breach: { kind: 'no road', vehicle: spot.vehicle.id, to: spot.stop.id },
  }),
  'served before arrival': (spot) => ({
    answer: withVisit(spot, { arrival: spot.visit.start + spot.by }),
    breach: { kind: 'before arrival', vehicle: spot.vehicle.id, stop: spot.stop.id, by: spot.by },
  }),
  'a service cut short': (spot) => ({
    answer: withStop(spot, { service: spot.visit.departure - spot.visit.start + spot.by }),
    breach: { kind: 'cut short', vehicle: spot.vehicle.id, stop: spot.stop.id, by: spot.by },
  }),
  late: (spot) => ({
    answer: withStop(spot, { windows: [{ from: spot.visit.start - spot.by - 5, to: spot.visit.start - spot.by }] }),
    breach: { kind: 'late', vehicle: spot.vehicle.id, stop: spot.stop.id, by: spot.by },
  }),
  early: (spot) => ({
    answer: withStop(spot, { windows: [{ from: spot.visit.start + spot.by, to: spot.visit.start + spot.by + 5 }] }),
    breach: { kind: 'early', vehicle: spot.vehicle.id, stop: spot.stop.id, by: spot.by },
  }),
  overload: (spot) => {
    const onBoard = spot.route.visits.flatMap((visit) =>
      spot.answer.problem.stops.filter(({ id }) => id === visit.stop),
    )
    const [, ...others] = spot.vehicle.capacity
    return {
      answer: withVehicle(spot, { capacity: [mostAboard(onBoard, 0) - spot.by, ...others] }),
      breach: { kind: 'over capacity', vehicle: spot.vehicle.id, dimension: 0, by: spot.by },
    }
  },
  'out before hours': (spot) => ({
    answer: withVehicle(spot, { earliest: spot.route.leaves + spot.by }),
    breach: { kind: 'before hours', vehicle: spot.vehicle.id, by: spot.by },
  }),
  'out after hours': (spot) => ({
    answer: withVehicle(spot, { latest: spot.route.returns - spot.by }),
    breach: { kind: 'after hours', vehicle: spot.vehicle.id, by: spot.by },
  }),
  'not allowed': (spot) => ({
    answer: withStop(spot, { allowedVehicles: ['another'] }),
    breach: { kind: 'not allowed', vehicle: spot.vehicle.id, stop: spot.stop.id },
  }),
  'a pin to another vehicle': (spot) => {
    const pin = { vehicle: 'another', place: undefined }
    return {
      answer: withStop(spot, { pin }),
      breach: { kind: 'pin ignored', vehicle: spot.vehicle.id, stop: spot.stop.id, pin },
    }
  },
  'a pin to another place': (spot) => {
    const pin = { vehicle: spot.vehicle.id, place: spot.place + 1 }
    return {
      answer: withStop(spot, { pin }),
      breach: { kind: 'pin ignored', vehicle: spot.vehicle.id, stop: spot.stop.id, pin },
    }
  },
  'a break not taken': (spot) => {
    const { leaves, returns } = spot.route
    const breaks = [{ window: { from: leaves, to: returns }, length: returns - leaves }]
    const without = withRoute(spot, { breaks: [] })
    return {
      answer: withVehicle({ ...spot, answer: without }, { breaks }),
      breach: { kind: 'break', vehicle: spot.vehicle.id, index: 0, fault: 'not taken' },
    }
  },
  'a break during service': (spot) => {
    const window = { from: spot.visit.start, to: spot.visit.start + spot.stop.service }
    const paused = withRoute(spot, { breaks: [{ index: 0, ...window }] })
    return {
      answer: withVehicle({ ...spot, answer: paused }, { breaks: [{ window, length: spot.stop.service }] }),
      breach: { kind: 'break', vehicle: spot.vehicle.id, index: 0, fault: 'during service' },
    }
  },
  'metres too few': (spot) => {
    const { plan } = spot.answer
    const claimed = plan.sums.metres - spot.by
    return {
      answer: { ...spot.answer, plan: { ...plan, sums: { ...plan.sums, metres: claimed } } },
      breach: { kind: 'wrong sum', sum: 'metres', claimed, actual: plan.sums.metres },
    }
  },
} satisfies Readonly<Record<string, (spot: Spot) => WrongAnswer>>

export type Wrong = keyof typeof plants

const isWrong = (name: string): name is Wrong => name in plants

export const wrongs: ReadonlyArray<Wrong> = Object.keys(plants).filter(isWrong)
