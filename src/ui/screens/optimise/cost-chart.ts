import type { BestAtTime } from '../../../application/optimisation'
import { METRES_PER_HOUR } from '../../../domain/problem'
import { pluralise, formatHours, formatKilometres } from '../../../domain/text'
import { secondsChange } from '../../plan'

/** A line that steps down as cheaper plans are found, ready to be drawn on 400 by 84. */
export type CostChart = {
  readonly path: string
  readonly area: string
  readonly end: { readonly x: number; readonly y: number }
  readonly topLabel: string
  /** undefined where the line is level */
  readonly bottomLabel: string | undefined
  readonly startLabel: string
  readonly endLabel: string
  /** how far the cost has fallen since the first plan, with the number of its planned stops */
  readonly caption: string
  readonly unit: string
}

const [LEFT, RIGHT, TOP, BOTTOM] = [40, 400, 8, 70]

/** The cost is drawn in whole minutes, so that a fall of seconds does not look like a large one. */
const SECONDS_PER_MINUTE = 60

/**
 * How far the cost has fallen, in hours, up to `elapsedSeconds` after the start. It is drawn through the
 * plans with as many unplanned stops as the last one: an unplanned stop costs more than all driving, so that other plans
 * would hide every other difference.
 */
export const costChartOf = (bests: ReadonlyArray<BestAtTime>, elapsedSeconds: number): CostChart | undefined => {
  const comparableBests = bests.filter(({ best }) => best.unplanned === bests.at(-1)?.best.unplanned)
  const [first, last] = [comparableBests[0], comparableBests.at(-1)]
  if (first === undefined || last === undefined || last.best.planned === 0) return undefined
  const costChange = ({ best }: BestAtTime): number =>
    Math.round((best.cost - first.best.cost) / SECONDS_PER_MINUTE) * SECONDS_PER_MINUTE
  const costs = comparableBests.map(costChange)
  const [low, high] = [Math.min(...costs), Math.max(...costs)]
  const endSeconds = Math.max(elapsedSeconds, last.seconds)
  const x = linearScale(first.seconds, endSeconds, LEFT, RIGHT)
  const y = linearScale(low, high, BOTTOM, TOP)
  const steps = comparableBests.slice(1).map((best) => `H${x(best.seconds)}V${y(costChange(best))}`)
  const path = `M${LEFT} ${y(0)}${steps.join('')}H${RIGHT}`
  return {
    path,
    area: `${path}V${BOTTOM}H${LEFT}Z`,
    end: { x: RIGHT, y: y(costChange(last)) },
    topLabel: formatSignedHours(high),
    bottomLabel: low === high ? undefined : formatSignedHours(low),
    startLabel: formatSeconds(first.seconds),
    endLabel: formatSeconds(endSeconds),
    caption: `Cost: ${secondsChange(costChange(last)).text} since the first plan with ${pluralise(last.best.planned, 'stop')}`,
    unit: `Cost counts time and distance: ${formatKilometres(METRES_PER_HOUR)} km counts as one hour`,
  }
}

/** Such as `−2:45`. */
const formatSignedHours = (seconds: number): string => `${seconds < 0 ? '−' : ''}${formatHours(Math.abs(seconds))}`

const formatSeconds = (seconds: number): string => `${Math.round(seconds)} s`

const linearScale =
  (domainStart: number, domainEnd: number, rangeStart: number, rangeEnd: number) =>
  (value: number): number =>
    Math.round(
      (domainEnd === domainStart
        ? rangeEnd
        : rangeStart + ((value - domainStart) / (domainEnd - domainStart)) * (rangeEnd - rangeStart)) * 10,
    ) / 10
