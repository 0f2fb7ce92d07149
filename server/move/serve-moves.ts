import * as endpoints from '../../contract/move'
import { addStop as addStopEndpoint } from '../../contract/stop'
import type { Serve } from '../http'
import type { PlanEditPorts } from '../project'
import { addStop } from './add-stop'
import { moveStops } from './move-stops'
import { priceStops } from './price-stops'

export const serveMoves = (serve: Serve, ports: PlanEditPorts): void => {
  serve.write(addStopEndpoint, addStop(ports))
  serve.write(endpoints.moveStops, moveStops(ports))
  serve.read(endpoints.priceStops, priceStops(ports))
}
