import type { Random } from '../random'
import type { Instance } from '../instance'

/** A step only removes strings of stops, or sends an idle vehicle besides, or removes a whole route besides, which may be replaced. */
export const stepKinds = { strings: 0, sendVehicle: 1, removeRoute: 2 } as const

export type StepKind = (typeof stepKinds)[keyof typeof stepKinds]

/** How often each kind of step is drawn, which follows what such steps gained lately. */
export type StepKindRates = {
  /** by kind, since the rates were last adjusted: the steps, and by how much they made the plan cheaper */
  readonly steps: Float64Array
  readonly gains: Float64Array
  sendRate: number
  removeRate: number
}

const INITIAL_RATE = 0.05
const MIN_RATE = 0.01
const MAX_RATE = 0.15
/** The rate of a kind of step that gains as much as one that only removes strings. */
const RATE_AT_EQUAL_GAIN = 0.3
const ADJUST_EVERY = 1000
/** The rate of removing routes where most of them are replaced. */
const REMOVE_RATE_WITH_REPLACEMENT = 0.012

/** Whether a removed route is mostly replaced: where sending a vehicle costs nothing, there are seldom too many routes. */
export const areRemovedRoutesReplaced = ({
  hasWindows,
  hasFixedCosts,
  hasFixedPositions,
  reloadCount,
}: Instance): boolean => hasWindows && !hasFixedCosts && !hasFixedPositions && reloadCount === 0

export const createStepKindRates = (): StepKindRates => ({
  steps: new Float64Array(3),
  gains: new Float64Array(3),
  sendRate: INITIAL_RATE,
  removeRate: INITIAL_RATE,
})

/** Where a vehicle costs nothing and no stop is unplanned, inserting stops one by one sends vehicles as well as any step. */
export const drawStepKind = (
  rates: StepKindRates,
  instance: Instance,
  unplannedCount: number,
  random: Random,
): StepKind => {
  if (unplannedCount === 0 && !instance.hasFixedCosts) return stepKinds.strings
  const { sendRate } = rates
  const removeRate = areRemovedRoutesReplaced(instance) ? REMOVE_RATE_WITH_REPLACEMENT : rates.removeRate
  const drawn = random.fraction()
  if (drawn < sendRate) return stepKinds.sendVehicle
  return drawn < sendRate + removeRate ? stepKinds.removeRoute : stepKinds.strings
}

export const recordStep = (rates: StepKindRates, kind: StepKind, gain: number): void => {
  const { steps, gains } = rates
  steps[kind] = (steps[kind] ?? 0) + 1
  if (gain > 0) gains[kind] = (gains[kind] ?? 0) + gain
  if ((steps[stepKinds.strings] ?? 0) < ADJUST_EVERY) return
  rates.sendRate = (rates.sendRate + rateFor(rates, stepKinds.sendVehicle)) / 2
  rates.removeRate = (rates.removeRate + rateFor(rates, stepKinds.removeRoute)) / 2
  steps.fill(0)
  gains.fill(0)
}

const rateFor = ({ steps, gains }: StepKindRates, kind: StepKind): number => {
  const meanGain = (gains[kind] ?? 0) / Math.max(1, steps[kind] ?? 0)
  const meanGainOfStrings = (gains[stepKinds.strings] ?? 0) / Math.max(1, steps[stepKinds.strings] ?? 0)
  const rate = meanGainOfStrings === 0 ? MIN_RATE : (RATE_AT_EQUAL_GAIN * meanGain) / meanGainOfStrings
  return Math.max(MIN_RATE, Math.min(MAX_RATE, rate))
}
