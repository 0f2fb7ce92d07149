import { makeAutoObservable } from 'mobx'
import type { Coordinates } from '../../domain/address'
import {
  emptyMapContent,
  findMissedStops,
  mapContentOf,
  noMissedStops,
  type FoundMissedStops,
  type MapContent,
  type MapView,
  type MissedStops,
} from '../../domain/map'
import { emptyPlan, type Plan } from '../../domain/plan'
import type { MoveFacade } from '../move'
import { mapDragOf, type MapDrag } from './map-drag'

export type MapContentSources = {
  readonly plan: { readonly plan: Plan | undefined }
  /** the current plan while a proposal is shown; undefined otherwise */
  readonly formerPlan: { readonly plan: Plan | undefined }
  readonly map: { readonly view: MapView }
  readonly drag: Pick<MoveFacade['drag'], 'held' | 'prices' | 'target'>
  readonly session: { readonly user: { readonly coordinates: Coordinates | undefined } | undefined }
}

/** Derives the map content from the plan, the view and the user. */
export class MapContentStore {
  readonly sources: MapContentSources
  /** of the last plan */
  private found: FoundMissedStops | undefined

  constructor(sources: MapContentSources) {
    this.sources = sources
    makeAutoObservable<MapContentStore, 'found'>(this, { sources: false, found: false })
  }

  get content(): MapContent {
    const { plan, map, session } = this.sources
    return mapContentOf(plan.plan ?? emptyPlan, map.view, session.user?.coordinates, this.missedStops)
  }

  /** The same object while no other stops are missed. */
  get missedStops(): MissedStops {
    this.found = findMissedStops(this.sources.plan.plan ?? emptyPlan, this.found)
    return this.found.missedStops
  }

  /** undefined while nothing is dragged */
  get drag(): MapDrag | undefined {
    const { drag, plan } = this.sources
    const { held, prices, target } = drag
    return held === undefined || plan.plan === undefined ? undefined : mapDragOf(plan.plan, { held, prices }, target)
  }

  /** The lines of the current plan while a proposal is shown. */
  get formerLines(): MapContent['lines'] {
    const { formerPlan, map } = this.sources
    return formerPlan.plan === undefined
      ? emptyMapContent.lines
      : mapContentOf(formerPlan.plan, map.view, undefined, noMissedStops).lines
  }
}
