import type { BestAtTime } from '../../../application/optimisation'
import { METRES_PER_HOUR } from '../../../domain/problem'
import { pluralise, formatKilometres } from '../../../domain/text'
import { changeInSeconds, hours } from './format-figures'

/** A line that steps down as cheaper plans are found, ready to be drawn on 400 by 84. */
export type SparkLine = {
  readonly path: string
  readonly area: string
  readonly end: { readonly x: number; readonly y: number }
  readonly top: string
  /** undefined where the line is level */
  readonly bottom: string | undefined
  readonly from: string
  readonly until: string
  /** how much less than at first, and of what */
  readonly words: string
  readonly unit: string
}

const [LEFT, RIGHT, TOP, BOTTOM] = [40, 400, 8, 70]

/** The cost is drawn in whole minutes, so that a fall of seconds does not look like a large one. */
const MINUTE = 60

/**
 * How far the cost has fallen, in hours, up to `gone` seconds after the start. It is drawn through the plans
 * that leave out as many stops as the last one: leaving out a stop costs more than all driving, so that with other
 * plans nothing else could be seen.
 */
export const sparkLine = (bests: ReadonlyArray<BestAtTime>, gone: number): SparkLine | undefined => {
  const alike = bests.filter(({ best }) => best.unplanned === bests.at(-1)?.best.unplanned)
  const [first, last] = [alike[0], alike.at(-1)]
  if (first === undefined || last === undefined || last.best.planned === 0) return undefined
  const since = ({ best }: BestAtTime): number => Math.round((best.cost - first.best.cost) / MINUTE) * MINUTE
  const costs = alike.map(since)
  const [low, high] = [Math.min(...costs), Math.max(...costs)]
  const until = Math.max(gone, last.seconds)
  const x = placed(first.seconds, until, LEFT, RIGHT)
  const y = placed(low, high, BOTTOM, TOP)
  const steps = alike.slice(1).map((at) => `H${x(at.seconds)}V${y(since(at))}`)
  const path = `M${LEFT} ${y(0)}${steps.join('')}H${RIGHT}`
  return {
    path,
    area: `${path}V${BOTTOM}H${LEFT}Z`,
    end: { x: RIGHT, y: y(since(last)) },
    top: signed(high),
    bottom: low === high ? undefined : signed(low),
    from: inSeconds(first.seconds),
    until: inSeconds(until),
    words: `Cost: ${changeInSeconds(since(last)).words} since the first plan with ${pluralise(last.best.planned, 'stop')}`,
    unit: `${formatKilometres(METRES_PER_HOUR)} km of driving cost one hour`,
  }
}

/** −2:45 */
const signed = (seconds: number): string => `${seconds < 0 ? '−' : ''}${hours(Math.abs(seconds))}`

const inSeconds = (seconds: number): string => `${Math.round(seconds)} s`

const placed =
  (from: number, to: number, at: number, until: number) =>
  (value: number): number =>
    Math.round((to === from ? until : at + ((value - from) / (to - from)) * (until - at)) * 10) / 10
