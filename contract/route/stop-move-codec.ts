import type { ProjectId } from '../../src/domain/project'
import { maxLengths } from '../../src/domain/parse'
import type { StopId } from '../../src/domain/stop'
import { count, id, maybe, needed, record, words } from '../shape'

/** A request to move a stop to another route. Only the stop and the new route are required. */
export type StopMove = {
  readonly stopId: StopId
  /** the place among the activities of its old route, as the sender knows it: refused where the stop is not there */
  readonly stopIndex: number | undefined
  readonly color: string | undefined
  readonly projectId: ProjectId | undefined
  readonly routeIndex: number
  /** the place among the activities of the new route, so that 1 is the first stop; without it, the stop comes last */
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
  driverName: maybe('new_driver_name', words('Joris de Vries', maxLengths.fullName)),
})
