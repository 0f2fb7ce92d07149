import type { ProjectId } from '../../src/domain/project'
import { maxLengths } from '../../src/domain/parse'
import type { StopId } from '../../src/domain/stop'
import { integerCodec, idCodec, optionalField, requiredField, record, textCodec } from '../shape'

/** Moves a stop to another route. Only the stop and the new route are required. */
export type StopMove = {
  readonly stopId: StopId
  /** index among the activities of the old route, as the client knows it; refused if the stop is elsewhere */
  readonly stopIndex: number | undefined
  readonly color: string | undefined
  readonly projectId: ProjectId | undefined
  readonly routeIndex: number
  /** index among the activities of the new route (1 is the first stop); undefined appends the stop */
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
