import { makeAutoObservable, observableRef } from 'mobx'
import type { Coordinates } from '../../domain/address'
import { viewModeOf, type MapView, type ViewMode, initialMapView } from '../../domain/map'
import type { MoveTarget, PriceOnRoute } from '../../domain/move'
import type { Plan } from '../../domain/plan'
import type { RouteColour } from '../../domain/route'
import type { PinLabel, StopId } from '../../domain/stop'

/** The item under the pointer, in a list or on the map; each highlights it in the other. */
export type HighlightedItem =
  | { readonly kind: 'stop'; readonly id: StopId }
  | { readonly kind: 'route'; readonly index: number }

/** Selects the stops in a rectangle, or in an outline drawn by hand. */
export type SelectionTool = 'box' | 'lasso'

/** A pin that the user puts elsewhere, by dragging it, by keys or by a click on the map. */
export type MovablePin = {
  /** undefined until it is put somewhere */
  readonly at: Coordinates | undefined
  /** the place that it was moved from, which a line joins with it */
  readonly from: Coordinates | undefined
  readonly label: PinLabel
  readonly colour: RouteColour
  /** what the map is used for, such as `Put on the map` */
  readonly title: string
  /** the name of the stop */
  readonly name: string
  readonly onPut: (at: Coordinates) => void
  /** Enter on the pin */
  readonly onAccept: () => void
  /** Esc on the map */
  readonly onLeave: () => void
}

/** Where a stop that is not added yet could be planned. */
export type ProposedPositions = {
  /** best first */
  readonly positions: ReadonlyArray<PriceOnRoute>
  /** the one whose price the map shows, such as `+8.6 km · +13 min · arrival 11:13` */
  readonly priced: { readonly to: MoveTarget; readonly text: string } | undefined
}

/** What the map shows in place of the plan: stops that are not stored yet. */
export type MapPreview = {
  readonly plan: Plan
  readonly title: string
  readonly details: string
  /** the link to one of its stops was clicked */
  readonly onStopOpen: (id: StopId) => void
}

export type MapState = {
  readonly view: MapView
  readonly highlighted: HighlightedItem | undefined
  /** how a drag on the map selects stops; undefined: it moves the map */
  readonly tool: SelectionTool | undefined
  /** the location of a stop that is not added yet */
  readonly proposedPoint: Coordinates | undefined
  /** where that stop could be planned */
  readonly proposedPositions: ProposedPositions | undefined
  readonly movablePin: MovablePin | undefined
  readonly preview: MapPreview | undefined
}

export const initialMapState: MapState = {
  view: initialMapView,
  highlighted: undefined,
  tool: undefined,
  proposedPoint: undefined,
  proposedPositions: undefined,
  movablePin: undefined,
  preview: undefined,
}

export class MapStore {
  value: MapState = initialMapState

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  get view(): MapView {
    return this.value.view
  }

  get mode(): ViewMode {
    return viewModeOf(this.view)
  }

  get highlighted(): HighlightedItem | undefined {
    return this.value.highlighted
  }

  get tool(): SelectionTool | undefined {
    return this.value.tool
  }

  get proposedPoint(): Coordinates | undefined {
    return this.value.proposedPoint
  }

  get proposedPositions(): ProposedPositions | undefined {
    return this.value.proposedPositions
  }

  get movablePin(): MovablePin | undefined {
    return this.value.movablePin
  }

  get preview(): MapPreview | undefined {
    return this.value.preview
  }

  set(value: MapState): void {
    this.value = value
  }
}
