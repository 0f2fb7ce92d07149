import * as endpoints from '../../../contract/optimisation'
import type { Serve } from '../../http'
import type { PlanEditPorts } from '../../project'
import type { Storage } from '../../storage'
import { acceptEndpoint, prepareAcceptance } from './accept-endpoint'
import {
  requestOptimisation,
  requestSolution,
  readJobStatus,
  cancelUnfinishedJob,
  type JobRequestPorts,
} from './job-endpoints'

export const serveJobs = (
  serve: Serve,
  ports: JobRequestPorts,
  planEditPorts: PlanEditPorts,
  storage: Pick<Storage, 'read'>,
): void => {
  serve.write(endpoints.optimiseProject, requestOptimisation(ports))
  serve.write(endpoints.postRouteProblem, requestSolution(ports))
  serve.read(endpoints.readJob, readJobStatus)
  serve.writeAfterPreparing(
    endpoints.acceptProposal,
    prepareAcceptance(planEditPorts, storage),
    acceptEndpoint(planEditPorts),
  )
  serve.write(endpoints.cancelJob, cancelUnfinishedJob(ports))
}
