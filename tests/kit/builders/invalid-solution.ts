import type { BrokenRule } from '../../../src/domain/problem'
import type { Solution } from './solution'
import {
  withExtraUnplanned,
  withExtraRoute,
  timeFor,
  withDrive,
  withRoute,
  withStop,
  withVehicle,
  withVisit,
  type SolutionVisit,
} from './solution-visit'
import { maxLoad } from './solution-tour'

/** A solution with one mistake, and the broken rule that the verifier must report. */
export type InvalidSolution = { readonly solution: Solution; readonly brokenRule: BrokenRule }

/** `visitIndex` is counted modulo the number of visits; the mistake is `by` seconds, metres or units too much. */
export const invalidSolution = (
  solution: Solution,
  kind: BrokenRuleName,
  visitIndex: number,
  by: number,
): InvalidSolution => {
  const solutionVisits = solution.plan.routes.flatMap((route) =>
    route.visits.map((visit, index) => ({ route, visit, position: index + 1 })),
  )
  const solutionVisit = solutionVisits[visitIndex % solutionVisits.length]
  const vehicle = solution.problem.vehicles.find(({ id }) => id === solutionVisit?.route.vehicle)
  const stop = solution.problem.stops.find(({ id }) => id === solutionVisit?.visit.stop)
  if (solutionVisit === undefined || vehicle === undefined || stop === undefined)
    throw new Error('An answer without a visit')
  return breakers[kind]({ solution, ...solutionVisit, vehicle, stop, by })
}

const breakers = {
  'a stop twice': (solutionVisit) => ({
    solution: withExtraUnplanned(solutionVisit, solutionVisit.stop.id),
    brokenRule: { kind: 'stop twice', stop: solutionVisit.stop.id },
  }),
  'a stop missing': (solutionVisit) => {
    const { problem } = solutionVisit.solution
    const stops = [...problem.stops, { ...solutionVisit.stop, id: 'forgotten', fixedPosition: undefined }]
    return {
      solution: { ...solutionVisit.solution, problem: { ...problem, stops } },
      brokenRule: { kind: 'stop missing', stop: 'forgotten' },
    }
  },
  'an unknown stop': (solutionVisit) => ({
    solution: withExtraUnplanned(solutionVisit, 'nobody'),
    brokenRule: { kind: 'unknown stop', stop: 'nobody' },
  }),
  'an unknown vehicle': (solutionVisit) => ({
    solution: withExtraRoute(solutionVisit, 'ghost'),
    brokenRule: { kind: 'unknown vehicle', vehicle: 'ghost' },
  }),
  'a vehicle twice': (solutionVisit) => ({
    solution: withExtraRoute(solutionVisit, solutionVisit.vehicle.id),
    brokenRule: { kind: 'vehicle twice', vehicle: solutionVisit.vehicle.id },
  }),
  'no time': (solutionVisit) => ({
    solution: withVisit(solutionVisit, { arrival: NaN }),
    brokenRule: { kind: 'not a time', vehicle: solutionVisit.vehicle.id },
  }),
  teleporting: (solutionVisit) => ({
    solution: withDrive(solutionVisit, () => timeFor(solutionVisit) + solutionVisit.by),
    brokenRule: {
      kind: 'too fast',
      vehicle: solutionVisit.vehicle.id,
      to: solutionVisit.stop.id,
      by: solutionVisit.by,
    },
  }),
  'no road': (solutionVisit) => ({
    solution: withDrive(solutionVisit, () => -1),
    brokenRule: { kind: 'no road', vehicle: solutionVisit.vehicle.id, to: solutionVisit.stop.id },
  }),
  'served before arrival': (solutionVisit) => ({
    solution: withVisit(solutionVisit, { arrival: solutionVisit.visit.start + solutionVisit.by }),
    brokenRule: {
      kind: 'before arrival',
      vehicle: solutionVisit.vehicle.id,
      stop: solutionVisit.stop.id,
      by: solutionVisit.by,
    },
  }),
  'a service cut short': (solutionVisit) => ({
    solution: withStop(solutionVisit, {
      service: solutionVisit.visit.departure - solutionVisit.visit.start + solutionVisit.by,
    }),
    brokenRule: {
      kind: 'cut short',
      vehicle: solutionVisit.vehicle.id,
      stop: solutionVisit.stop.id,
      by: solutionVisit.by,
    },
  }),
  late: (solutionVisit) => ({
    solution: withStop(solutionVisit, {
      windows: [
        { from: solutionVisit.visit.start - solutionVisit.by - 5, to: solutionVisit.visit.start - solutionVisit.by },
      ],
    }),
    brokenRule: { kind: 'late', vehicle: solutionVisit.vehicle.id, stop: solutionVisit.stop.id, by: solutionVisit.by },
  }),
  early: (solutionVisit) => ({
    solution: withStop(solutionVisit, {
      windows: [
        { from: solutionVisit.visit.start + solutionVisit.by, to: solutionVisit.visit.start + solutionVisit.by + 5 },
      ],
    }),
    brokenRule: { kind: 'early', vehicle: solutionVisit.vehicle.id, stop: solutionVisit.stop.id, by: solutionVisit.by },
  }),
  overload: (solutionVisit) => {
    const routeStops = solutionVisit.route.visits.flatMap((visit) =>
      solutionVisit.solution.problem.stops.filter(({ id }) => id === visit.stop),
    )
    const [, ...others] = solutionVisit.vehicle.capacity
    return {
      solution: withVehicle(solutionVisit, { capacity: [maxLoad(routeStops, 0) - solutionVisit.by, ...others] }),
      brokenRule: { kind: 'over capacity', vehicle: solutionVisit.vehicle.id, dimension: 0, by: solutionVisit.by },
    }
  },
  'out before hours': (solutionVisit) => ({
    solution: withVehicle(solutionVisit, { earliest: solutionVisit.route.leaves + solutionVisit.by }),
    brokenRule: { kind: 'before hours', vehicle: solutionVisit.vehicle.id, by: solutionVisit.by },
  }),
  'out after hours': (solutionVisit) => ({
    solution: withVehicle(solutionVisit, { latest: solutionVisit.route.returns - solutionVisit.by }),
    brokenRule: { kind: 'after hours', vehicle: solutionVisit.vehicle.id, by: solutionVisit.by },
  }),
  'not allowed': (solutionVisit) => ({
    solution: withStop(solutionVisit, { allowedVehicles: ['another'] }),
    brokenRule: { kind: 'not allowed', vehicle: solutionVisit.vehicle.id, stop: solutionVisit.stop.id },
  }),
  'a fixed position on another vehicle': (solutionVisit) => {
    const fixedPosition = { vehicle: 'another', position: undefined }
    return {
      solution: withStop(solutionVisit, { fixedPosition }),
      brokenRule: {
        kind: 'fixed position ignored',
        vehicle: solutionVisit.vehicle.id,
        stop: solutionVisit.stop.id,
        fixedPosition,
      },
    }
  },
  'another fixed position': (solutionVisit) => {
    const fixedPosition = { vehicle: solutionVisit.vehicle.id, position: solutionVisit.position + 1 }
    return {
      solution: withStop(solutionVisit, { fixedPosition }),
      brokenRule: {
        kind: 'fixed position ignored',
        vehicle: solutionVisit.vehicle.id,
        stop: solutionVisit.stop.id,
        fixedPosition,
      },
    }
  },
  'a break not taken': (solutionVisit) => {
    const { leaves, returns } = solutionVisit.route
    const breaks = [{ window: { from: leaves, to: returns }, length: returns - leaves }]
    const without = withRoute(solutionVisit, { breaks: [] })
    return {
      solution: withVehicle({ ...solutionVisit, solution: without }, { breaks }),
      brokenRule: { kind: 'break', vehicle: solutionVisit.vehicle.id, index: 0, fault: 'not taken' },
    }
  },
  'a break during service': (solutionVisit) => {
    const window = { from: solutionVisit.visit.start, to: solutionVisit.visit.start + solutionVisit.stop.service }
    const paused = withRoute(solutionVisit, { breaks: [{ index: 0, ...window }] })
    return {
      solution: withVehicle(
        { ...solutionVisit, solution: paused },
        { breaks: [{ window, length: solutionVisit.stop.service }] },
      ),
      brokenRule: { kind: 'break', vehicle: solutionVisit.vehicle.id, index: 0, fault: 'during service' },
    }
  },
  'metres too few': (solutionVisit) => {
    const { plan } = solutionVisit.solution
    const claimedTotals = plan.sums.metres - solutionVisit.by
    return {
      solution: { ...solutionVisit.solution, plan: { ...plan, sums: { ...plan.sums, metres: claimedTotals } } },
      brokenRule: { kind: 'wrong sum', sum: 'metres', claimed: claimedTotals, actual: plan.sums.metres },
    }
  },
} satisfies Readonly<Record<string, (solutionVisit: SolutionVisit) => InvalidSolution>>

export type BrokenRuleName = keyof typeof breakers

const isBrokenRuleName = (name: string): name is BrokenRuleName => name in breakers

export const brokenRuleNames: ReadonlyArray<BrokenRuleName> = Object.keys(breakers).filter(isBrokenRuleName)
