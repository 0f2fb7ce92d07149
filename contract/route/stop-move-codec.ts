import type { ProjectId } from '../../src/domain/project'
import { maxLengths } from '../../src/domain/parse'
import type { StopId } from '../../src/domain/stop'
import { integerCodec, idCodec, optionalField, requiredField, record, textCodec } from '../shape'

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

const indexCodec = integerCodec({ min: 0, max: 100_000 }, 1)

export const stopMoveCodec = record<StopMove>('StopMove', {
  stopIndex: optionalField('target_stop_index', indexCodec),
  stopId: requiredField('target_stop_id', idCodec('stp_8k2f')),
  color: optionalField('target_stop_new_color', textCodec('#39a15b')),
  projectId: optionalField('new_project_id', idCodec('prj_5d1c')),
  routeIndex: requiredField('new_route_index', indexCodec),
  locationIndex: optionalField('new_location_index', indexCodec),
  driverName: optionalField('new_driver_name', textCodec('Joris de Vries', maxLengths.fullName)),
})
