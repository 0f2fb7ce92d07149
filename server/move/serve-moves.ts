import * as endpoints from '../../contract/move'
import { addStop as addStopEndpoint } from '../../contract/stop'
import type { Serve } from '../http'
import type { PlanEditPorts } from '../project'
import type { Storage } from '../storage'
import { addStop, prepareAddedStop } from './add-stop'
import { moveStops, prepareMoves } from './move-stops'
import { priceStops } from './price-stops'

export const serveMoves = (serve: Serve, ports: PlanEditPorts, storage: Pick<Storage, 'read'>): void => {
  serve.writeAfterPreparing(addStopEndpoint, prepareAddedStop(ports, storage), addStop(ports))
  serve.writeAfterPreparing(endpoints.moveStops, prepareMoves(ports, storage), moveStops(ports))
  serve.authorised(endpoints.priceStops, priceStops(ports, storage))
}
