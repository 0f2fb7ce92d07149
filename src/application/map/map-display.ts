import type * as TE from 'fp-ts/TaskEither'
import type { Coordinates } from '../../domain/address'
import type { CallFailure } from '../../domain/failure'
import type { Picture } from '../../domain/map'
import type { StopId } from '../../domain/stop'
import type { HighlightedItem } from './map-state'

/** Where a board is told to look: at all that its picture asks for, or closer, or from farther away. */
export type CameraMove = 'fit' | 'closer' | 'farther'

/** A port: the board on which a picture is drawn. It draws what differs from the picture it has. */
export type MapDisplay = {
  readonly show: (picture: Picture) => void
  /** lines that are not the picture's own, beneath it and faint: what was, while something else is proposed */
  readonly showFormerLines: (lines: Picture['lines']) => void
  readonly highlight: (item: HighlightedItem | undefined) => void
  readonly showProposedPoint: (coordinates: Coordinates | undefined) => void
  readonly moveCamera: (moveCamera: CameraMove) => void
  /** takes the keyboard's focus */
  readonly focus: () => void
  readonly close: () => void
}

/** What hands do on a board, in words. */
export type MapEventHandlers = {
  readonly onHighlight: (item: HighlightedItem | undefined) => void
  readonly onRouteClick: (index: number) => void
  /** the link of an info window, and where it leads when it is opened elsewhere */
  readonly onStopOpen: (id: StopId) => void
  readonly stopUrlOf: (id: StopId) => string
  /** a box was drawn around these */
  readonly onBoxSelect: (stops: ReadonlyArray<StopId>) => void
  /** Esc, where nothing on the board itself is left to close */
  readonly onEscape: () => void
}

/** A port: puts a board in a place on the page. What is a place, only the page knows. */
export type OpenMapDisplay<Container> = (
  container: Container,
  handlers: MapEventHandlers,
) => TE.TaskEither<CallFailure, MapDisplay>
