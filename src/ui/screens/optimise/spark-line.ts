import type { BestAt } from '../../../application/job'
import { hours } from './figures-in-words'

/** A line that steps down as better plans are found, ready to be drawn on 400 by 84. */
export type SparkLine = {
  readonly path: string
  readonly area: string
  readonly end: { readonly x: number; readonly y: number }
  /** the height of today's plan, if it is drawn */
  readonly reference: { readonly y: number; readonly words: string } | undefined
  readonly top: string
  readonly bottom: string
  readonly until: string
  readonly words: string
}

const [LEFT, RIGHT, TOP, BOTTOM] = [40, 400, 8, 70]

/** Drawn through the plans that leave out as many stops as the last one: only their times can be compared. */
export const sparkLine = (bests: ReadonlyArray<BestAt>, now: number | undefined): SparkLine | undefined => {
  const last = bests.at(-1)
  const alike = bests.filter(({ best }) => best.unplanned === last?.best.unplanned)
  const [first] = alike
  if (last === undefined || first === undefined || alike.length < 2) return undefined
  const values = alike.map(({ best }) => best.seconds)
  const all = now === undefined ? values : [...values, now]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const x = placed(first.seconds, last.seconds, LEFT, RIGHT)
  const y = placed(low, high, BOTTOM, TOP)
  const steps = alike.slice(1).map((at) => `H${x(at.seconds)}V${y(at.best.seconds)}`)
  const path = `M${LEFT} ${y(first.best.seconds)}${steps.join('')}`
  return {
    path,
    area: `${path}V${BOTTOM}H${LEFT}Z`,
    end: { x: RIGHT, y: y(last.best.seconds) },
    reference: now === undefined ? undefined : { y: y(now), words: `now ${hours(now)}` },
    top: hours(high),
    bottom: hours(low),
    until: `${Math.round(last.seconds)} s`,
    words: [
      `The best time on the road went from ${hours(first.best.seconds)} to ${hours(last.best.seconds)}`,
      ...(now === undefined ? [] : [`the current routes take ${hours(now)}`]),
    ].join('; '),
  }
}

const placed =
  (from: number, to: number, at: number, until: number) =>
  (value: number): number =>
    Math.round((to === from ? until : at + ((value - from) / (to - from)) * (until - at)) * 10) / 10
