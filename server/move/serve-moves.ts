import * as endpoints from '../../contract/move'
import { addStop } from '../../contract/stop'
import type { Serve } from '../http'
import type { PlanEditPorts } from '../project'
import type { Storage } from '../storage'
import { addStopHandler, prepareStopToAdd } from './add-stop-handler'
import { moveStopsHandler, prepareMoves } from './move-stops-handler'
import { priceStops } from './price-stops'

export const serveMoves = (serve: Serve, ports: PlanEditPorts, storage: Pick<Storage, 'read'>): void => {
  serve.writeAfterPreparing(addStop, prepareStopToAdd(ports, storage), addStopHandler(ports))
  serve.writeAfterPreparing(endpoints.moveStops, prepareMoves(ports, storage), moveStopsHandler(ports))
  serve.authorised(endpoints.priceStops, priceStops(ports, storage))
}
