import type { Proposed } from '../../../application/optimisation'
import { describeUnplannedReasons, type ReasonGroup, type Repair, type RepairNeed } from '../../../domain/problem'
import { stopNameOf, isCustomerStop, stopList, type StopId, type StopList } from '../../../domain/stop'
import { pluralise } from '../../../domain/text'
import { metresChange, secondsChange } from '../../plan'
import {
  repairKeyOf,
  sharedRepairKeyOf,
  type DescribedRepair,
  type DescribedSharedRepair,
  type RepairKey,
} from '../../../domain/optimisation'

/** A stop that is on no route of the proposal, and why. */
export type StopWithReasons = {
  readonly id: StopId
  readonly name: string
  readonly reasons: ReadonlyArray<string>
  readonly repairs: ReadonlyArray<RepairChoice>
  /** whether it has to be put on the map first */
  readonly lacksPlace: boolean
}

/** A repair in words; one that moves can carry out has a key, with which it is chosen. */
export type RepairChoice = {
  readonly text: string
  readonly key: RepairKey | undefined
  readonly isChosen: boolean
  /** what has to be changed first where there is no key, and whose hours */
  readonly needs: ReadonlyArray<RepairNeed>
  readonly driverId: string | undefined
  /** one of its stops */
  readonly stop: StopId
}

/** The maximum number of listed stops. */
const MAX_LISTED = 50

export type UnplannedReasonsViewModel = {
  readonly listed: ReadonlyArray<StopWithReasons>
  readonly hiddenCount: number
}

type ProposalParts = Pick<Proposed, 'result' | 'planIfAccepted' | 'declined' | 'repairs'>

export const unplannedReasonsViewModel = (proposal: ProposalParts, stops: StopList): UnplannedReasonsViewModel => {
  const { unplanned } = proposal.result
  const unplannedStops = [
    ...stopsOfDeclinedRoutes(proposal, stops),
    ...unplanned.filter(({ stop }) => isUnplanned(proposal, stop)),
  ]
  return {
    listed: unplannedStops.slice(0, MAX_LISTED).map(({ stop, reasons, repairs }) => ({
      id: stop,
      name: nameOf(stops, stop),
      reasons: typeof reasons === 'string' ? [reasons] : describeUnplannedReasons(reasons, describeVehicles),
      repairs: repairs.map((repair, index) =>
        choiceOf(
          { ...repair, stops: [stop] },
          repairKeyOf(stop, index),
          proposal.repairs,
          `${repair.description} (${extraCostOf(repair)})`,
        ),
      ),
      lacksPlace: lacksPlace(stops, stop),
    })),
    hiddenCount: Math.max(0, unplannedStops.length - MAX_LISTED),
  }
}

/** Such as `Noor Smit on Ma 23-11: home 2 hours later, for 14 of the 18 left out that day (+21 km, +1 h 55 min)`. */
export const describeSharedRepairs = (
  { sharedRepairs = [] }: Proposed['result'],
  chosen: Proposed['repairs'],
): ReadonlyArray<RepairChoice> =>
  sharedRepairs.map((repair, index) =>
    choiceOf(
      repair,
      sharedRepairKeyOf(index),
      chosen,
      `${repair.description}, for ${describeScope(repair)} (${extraCostOf(repair)})`,
    ),
  )

const choiceOf = (
  { moves = [], needs = [], driverId, stops }: DescribedRepair & Pick<DescribedSharedRepair, 'stops'>,
  key: RepairKey,
  chosen: ReadonlyArray<RepairKey>,
  text: string,
): RepairChoice => ({
  text,
  key: moves.length > 0 ? key : undefined,
  isChosen: chosen.includes(key),
  needs,
  driverId,
  stop: stops[0] ?? '',
})

const describeScope = ({ stops: { length }, allowedStopCount }: DescribedSharedRepair): string => {
  if (allowedStopCount === undefined) return pluralise(length, 'stop')
  return `${length === allowedStopCount ? `all ${allowedStopCount}` : `${length} of the ${allowedStopCount}`} left out that day`
}

const extraCostOf = ({ extraMetres, extraSeconds }: Pick<Repair, 'extraMetres' | 'extraSeconds'>): string =>
  `${metresChange(extraMetres).text}, ${secondsChange(extraSeconds).text}`

/** A stop that the proposal does not plan may be on a current route that stays, because its change is declined. */
const isUnplanned = ({ planIfAccepted }: ProposalParts, id: StopId): boolean =>
  stopList.get(planIfAccepted.stops, id)?.placement.routeNumber === undefined

/** Stops that an accepted route gives up, while the route that would visit them is declined. */
const stopsOfDeclinedRoutes = ({ result, planIfAccepted, declined }: ProposalParts, stops: StopList) => {
  if (declined.length === 0) return []
  return [...planIfAccepted.stops]
    .filter(
      (stop) =>
        isCustomerStop(stop) &&
        stop.placement.routeNumber === undefined &&
        stopList.get(stops, stop.facts.id)?.placement.routeNumber !== undefined &&
        stopList.get(result.stops, stop.facts.id)?.placement.routeNumber !== undefined,
    )
    .map(({ facts: { id } }) => ({ stop: id, reasons: 'the route that would take it is not chosen', repairs: [] }))
}

const lacksPlace = (stops: StopList, id: StopId): boolean => {
  const stop = stopList.get(stops, id)
  return stop !== undefined && stop.facts.coordinates === undefined
}

const nameOf = (stops: StopList, id: StopId): string => {
  const stop = stopList.get(stops, id)
  return stop === undefined ? id : stopNameOf(stop)
}

const describeVehicles = ({ nearest, count }: ReasonGroup): string => {
  // That no road leads to a stop is so for every vehicle.
  if (count === 1 || nearest.rule === 'no road') return ''
  return nearest.by === undefined
    ? ` (${pluralise(count, 'vehicle')})`
    : `, with the best of ${pluralise(count, 'vehicle')}`
}
