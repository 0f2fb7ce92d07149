import * as endpoints from '../../../contract/optimisation'
import type { Serve } from '../../http'
import type { PlanEditPorts } from '../../project'
import type { Storage } from '../../storage'
import { acceptHandler, prepareAcceptance } from './accept-handler'
import {
  requestOptimisation,
  requestSolution,
  readJobStatus,
  cancelUnfinishedJob,
  type JobRequestPorts,
} from './job-handlers'

export const serveJobs = (
  serve: Serve,
  ports: JobRequestPorts,
  planEditPorts: PlanEditPorts,
  storage: Pick<Storage, 'read'>,
): void => {
  serve.write(endpoints.optimiseProject, requestOptimisation(ports))
  serve.write(endpoints.postRouteProblem, requestSolution(ports))
  serve.read(endpoints.readJob, readJobStatus())
  serve.writeAfterPreparing(
    endpoints.acceptProposal,
    prepareAcceptance(planEditPorts, storage),
    acceptHandler(planEditPorts),
  )
  serve.write(endpoints.cancelJob, cancelUnfinishedJob(ports))
}
