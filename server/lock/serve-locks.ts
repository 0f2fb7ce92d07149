import * as endpoints from '../../contract/lock'
import type { Serve } from '../http'
import type { PlanEditPorts } from '../project'
import { changeLocks } from './change-locks'

export const serveLocks = (serve: Serve, ports: PlanEditPorts): void => {
  serve.write(endpoints.changeLocks, changeLocks(ports))
}
