import { makeAutoObservable } from 'mobx'
import type { Coordinates } from '../../domain/address'
import {
  addDropLines,
  emptyMapContent,
  findMissedSlots,
  mapContentOf,
  noMissedSlots,
  type PlanWithMissedSlots,
  type MapContent,
  type MissedSlotsByStop,
} from '../../domain/map'
import { emptyPlan, type Plan } from '../../domain/plan'
import type { DriverFacade } from '../driver'
import type { MoveFacade } from '../move'
import type { MapStore } from './map-store'
import { movePreviewOf, proposedPreviewOf, type MovePreview } from './move-preview'

export type MapContentSources = {
  readonly plan: { readonly plan: Plan | undefined }
  /** the current plan while a proposal is shown; undefined otherwise */
  readonly currentPlan: { readonly plan: Plan | undefined }
  readonly map: Pick<MapStore, 'view' | 'proposedPoint' | 'proposedPositions'>
  readonly move: {
    readonly drag: Pick<MoveFacade['drag'], 'movingStops' | 'prices' | 'target'>
    readonly dialog: MoveFacade['dialog']
  }
  readonly driver: Pick<DriverFacade['store'], 'drivers'>
  readonly session: { readonly user: { readonly coordinates: Coordinates | undefined } | undefined }
}

/** Derives the map content from the plan, the view and the user. */
export class MapContentStore {
  readonly sources: MapContentSources
  private lastPlan: PlanWithMissedSlots | undefined

  constructor(sources: MapContentSources) {
    this.sources = sources
    makeAutoObservable<MapContentStore, 'lastPlan'>(this, { sources: false, lastPlan: false })
  }

  get content(): MapContent {
    const { plan, map, move } = this.sources
    return move.drag.movingStops === undefined
      ? this.contentWithoutDrag
      : addDropLines(this.contentWithoutDrag, plan.plan ?? emptyPlan, map.view)
  }

  private get contentWithoutDrag(): MapContent {
    const { plan, map, session } = this.sources
    return mapContentOf(plan.plan ?? emptyPlan, map.view, session.user?.coordinates, this.missedSlotsByStop)
  }

  /** The same object while no other slots are missed. */
  get missedSlotsByStop(): MissedSlotsByStop {
    this.lastPlan = findMissedSlots(this.sources.plan.plan ?? emptyPlan, this.lastPlan)
    return this.lastPlan.missedSlotsByStop
  }

  /** undefined while no move is being chosen */
  get movePreview(): MovePreview | undefined {
    const { move, plan: openPlan, map, driver } = this.sources
    const { plan } = openPlan
    if (plan === undefined) return undefined
    const { drivers } = driver
    const { movingStops, prices, target } = move.drag
    if (movingStops !== undefined)
      return movePreviewOf({ plan, drivers, dragged: { movingStops, prices } }, target, true)
    const { value, target: option, allPrices } = move.dialog
    if (value !== undefined)
      return (
        option && movePreviewOf({ plan, drivers, dragged: { movingStops: value.stops, prices: allPrices } }, option)
      )
    const { proposedPoint, proposedPositions } = map
    if (proposedPoint === undefined || proposedPositions === undefined) return undefined
    return proposedPreviewOf(plan, proposedPoint, proposedPositions)
  }

  /** The lines of the current plan while a proposal is shown. */
  get currentPlanLines(): MapContent['lines'] {
    const { currentPlan, map } = this.sources
    return currentPlan.plan === undefined
      ? emptyMapContent.lines
      : mapContentOf(currentPlan.plan, map.view, undefined, noMissedSlots).lines
  }
}
