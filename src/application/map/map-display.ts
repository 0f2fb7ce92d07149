import type * as TE from 'fp-ts/TaskEither'
import type { Coordinates } from '../../domain/address'
import type { CallFailure } from '../../domain/failure'
import type { MapContent } from '../../domain/map'
import type { StopId } from '../../domain/stop'
import type { MovePreview } from './move-preview'
import type { HighlightedItem, MovablePin, SelectionTool } from './map-store'

/** `fit` shows all of the map content. */
export type CameraMove = 'fit' | 'closer' | 'farther'

/** A port: draws the map content, and updates only what differs from the last one. */
export type MapDisplay = {
  readonly show: (content: MapContent) => void
  /** faint lines below the map content: the current routes while a proposal is shown */
  readonly showCurrentPlanLines: (lines: MapContent['lines']) => void
  readonly highlight: (item: HighlightedItem | undefined) => void
  /** marks the pins of the selected stops */
  readonly showSelection: (stops: ReadonlySet<StopId>) => void
  /** undefined: a drag moves the map */
  readonly setTool: (tool: SelectionTool | undefined) => void
  readonly showProposedPoint: (coordinates: Coordinates | undefined) => void
  /** while it shows, a click on the map puts it there, and the other pins cannot be pressed */
  readonly showMovablePin: (pin: MovablePin | undefined) => void
  /** moves the keyboard focus to the movable pin, which comes in the centre of the map if it is nowhere yet */
  readonly focusPin: () => void
  /** undefined: none is shown */
  readonly showMovePreview: (preview: MovePreview | undefined) => void
  readonly moveCamera: (cameraMove: CameraMove) => void
  /** moves the keyboard focus to the map */
  readonly focus: () => void
  readonly close: () => void
}

export type MapEventHandlers = {
  readonly onHighlight: (item: HighlightedItem | undefined) => void
  readonly onRouteClick: (index: number) => void
  /** the link to a stop was clicked: in an info window, or at the edge of the map */
  readonly onStopOpen: (id: StopId) => void
  /** Move to… was chosen for a stop in an info window */
  readonly onStopMove: (id: StopId) => void
  /** the target of that link, for opening it in another tab */
  readonly stopUrlOf: (id: StopId) => string
  /** a box or a lasso was drawn around these stops; `adds`: Ctrl or Shift was held */
  readonly onAreaSelect: (stops: ReadonlyArray<StopId>, adds: boolean) => void
  /** a pin or group with these stops was clicked with Ctrl or Shift, or got a Space */
  readonly onPinSelect: (stops: ReadonlyArray<StopId>) => void
  /** Esc, where the map has nothing left to close */
  readonly onEscape: () => void
}

/** A port: opens a map in a container, whose type only the page knows. */
export type OpenMapDisplay<Container> = (
  container: Container,
  handlers: MapEventHandlers,
) => TE.TaskEither<CallFailure, MapDisplay>
