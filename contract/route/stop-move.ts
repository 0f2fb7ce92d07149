import type { ProjectId } from '../../src/domain/project'
import { longest } from '../../src/domain/reading'
import type { StopId } from '../../src/domain/stop'
import { count, id, maybe, needed, record, words } from '../shape'

/** A stop that goes to another route, as the wire says it. Only the stop and where it goes are needed. */
export type StopMove = {
  readonly stopId: StopId
  /** where it stands among the activities of its old route, as far as who asks knows: refused where it does not */
  readonly stopIndex: number | undefined
  readonly color: string | undefined
  readonly projectId: ProjectId | undefined
  readonly routeIndex: number
  /** counts activities, so that 1 is the first stop; last where it is not said */
  readonly locationIndex: number | undefined
  readonly driverName: string | undefined
}

const place = count({ min: 0, max: 100_000 }, 1)

export const stopMove = record<StopMove>('StopMove', {
  stopIndex: maybe('target_stop_index', place),
  stopId: needed('target_stop_id', id('stp_8k2f')),
  color: maybe('target_stop_new_color', words('#39a15b')),
  projectId: maybe('new_project_id', id('prj_5d1c')),
  routeIndex: needed('new_route_index', place),
  locationIndex: maybe('new_location_index', place),
  driverName: maybe('new_driver_name', words('Joris de Vries', longest.fullName)),
})
