import type { SharedRepair, Proposed } from '../../../application/optimisation'
import type { Repair, VehicleInfeasibility } from '../../../domain/problem'
import { stopNameOf, isCustomerStop, getStop, type StopId, type StopList } from '../../../domain/stop'
import { pluralise } from '../../../domain/text'
import { changeInMetres, changeInSeconds } from './format-figures'

/** A stop that is on no route of the proposal, and why. */
export type LeftOut = {
  readonly id: StopId
  readonly name: string
  readonly reasons: ReadonlyArray<string>
  readonly repairs: ReadonlyArray<string>
}

/** How many stops are listed: nobody reads a longer list. */
const MOST = 50

export type LeftOutOnScreen = { readonly listed: ReadonlyArray<LeftOut>; readonly more: number }

type Shown = Pick<Proposed, 'result' | 'taken' | 'declined'>

export const leftOutOnScreen = (shown: Shown, stops: StopList): LeftOutOnScreen => {
  const { unplanned } = shown.result
  const all = [...between(shown, stops), ...unplanned.filter(({ stop }) => isLeftOut(shown, stop))]
  return {
    listed: all.slice(0, MOST).map(({ stop, reasons, repairs }) => ({
      id: stop,
      name: nameOf(stops, stop),
      reasons: typeof reasons === 'string' ? [reasons] : reasonsInWords(reasons),
      repairs: repairs.map((repair) => `${repair.words} (${priceOf(repair)})`),
    })),
    more: Math.max(0, all.length - MOST),
  }
}

/** Noor Smit on Ma 23-11: home 2 hours later, for 14 of the 18 left out that day (+21 km, +1 h 55 min) */
export const helpsInWords = ({ helps = [] }: Proposed['result']): ReadonlyArray<string> =>
  helps.map((help) => `${help.words}, for ${ofThose(help)} (${priceOf(help)})`)

const ofThose = ({ stops: { length }, among }: SharedRepair): string => {
  if (among === undefined) return pluralise(length, 'stop')
  return `${length === among ? `all ${among}` : `${length} of the ${among}`} left out that day`
}

const priceOf = ({ extraMetres, extraSeconds }: Pick<Repair, 'extraMetres' | 'extraSeconds'>): string =>
  `${changeInMetres(extraMetres).words}, ${changeInSeconds(extraSeconds).words}`

/** A stop that the proposal leaves out may be on a route of today that stays, because its change is not taken. */
const isLeftOut = ({ accepted }: Shown, id: StopId): boolean => getStop(accepted.stops, id)?.routeNumber === undefined

/** Stops that a taken route gives up, while the route that would visit them is not taken. */
const between = ({ result, accepted, declined }: Shown, stops: StopList) => {
  if (declined.length === 0) return []
  return [...accepted.stops]
    .filter(
      (stop) =>
        isCustomerStop(stop) &&
        stop.routeNumber === undefined &&
        getStop(stops, stop.id)?.routeNumber !== undefined &&
        getStop(result.stops, stop.id)?.routeNumber !== undefined,
    )
    .map(({ id }) => ({ stop: id, reasons: 'the route that would take it is not chosen', repairs: [] }))
}

const nameOf = (stops: StopList, id: StopId): string => {
  const known = getStop(stops, id)
  return known === undefined ? id : stopNameOf(known)
}

/** For each rule, the vehicle that comes nearest. `not allowed` is only told where no vehicle may go there. */
const reasonsInWords = (reasons: ReadonlyArray<VehicleInfeasibility>): ReadonlyArray<string> => {
  if (reasons.length === 0) return ['not looked at for lack of time']
  const byRule = new Map<VehicleInfeasibility['rule'], ReadonlyArray<VehicleInfeasibility>>()
  const may = reasons.filter(({ rule }) => rule !== 'not allowed')
  for (const reason of may.length > 0 ? may : reasons)
    byRule.set(reason.rule, [...(byRule.get(reason.rule) ?? []), reason])
  return [...byRule.values()].flatMap((alike) => {
    const [nearest] = alike.toSorted((one, other) => (one.by ?? 0) - (other.by ?? 0))
    if (nearest === undefined) return []
    return [alike.length === 1 ? nearest.words : `${leastOf(nearest)} (${pluralise(alike.length, 'vehicle')})`]
  })
}

const leastOf = ({ by, words }: VehicleInfeasibility): string => (by === undefined ? words : `${words} at best`)
