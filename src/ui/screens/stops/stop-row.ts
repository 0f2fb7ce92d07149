import { tabAddressOf } from '../../../domain/navigation'
import type { ProjectId } from '../../../domain/project'
import { colourOf, type RouteColour } from '../../../domain/route'
import { stopNameOf, unplannedReasonOf, numberBadgeOf, rowStateOf, type RowState, type Stop } from '../../../domain/stop'
import { displayLengths, truncate } from '../../../domain/text'
import { lockOnScreen } from '../../plan'

/** A stop as a row of the table. */
export type StopRow = {
  readonly stop: Stop
  readonly state: RowState
  readonly route:
    | { readonly number: string; readonly name: string | undefined; readonly colour: RouteColour }
    | undefined
  /** a dash where it has none */
  readonly number: string
  readonly name: string
  readonly wholeName: string
  readonly to: string
  /** whose lock it is; none where it is open */
  readonly lock: string | undefined
  /** why it is on no route, where that is known */
  readonly why: string | undefined
}

export const stopRowOf =
  (project: ProjectId) =>
  (stop: Stop): StopRow => {
    const [mark, wholeName] = [numberBadgeOf(stop), stopNameOf(stop)]
    return {
      stop,
      state: rowStateOf(stop),
      route:
        stop.routeNumber === undefined
          ? undefined
          : { number: String(stop.routeNumber), name: stop.routeName, colour: colourOf(stop.color) },
      number: mark.kind === 'circle' ? '' : mark.text,
      name: truncate(wholeName, displayLengths.customerInStops),
      wholeName,
      to: tabAddressOf(project, { kind: 'stop', id: stop.id }),
      lock: lockOnScreen(stop),
      why: stop.routeNumber === undefined ? unplannedReasonOf(stop)?.reason : undefined,
    }
  }
