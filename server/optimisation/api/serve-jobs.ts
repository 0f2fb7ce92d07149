import * as calls from '../../../contract/optimisation'
import type { Serve } from '../../http'
import type { PlanEditPorts } from '../../project'
import type { Storage } from '../../storage'
import { acceptProposal, prepareAcceptance } from './accept-endpoint'
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
  serve.write(calls.optimiseProject, requestOptimisation(ports))
  serve.write(calls.postRouteProblem, requestSolution(ports))
  serve.read(calls.readJob, readJobStatus)
  serve.writeAfterPreparing(calls.acceptProposal, prepareAcceptance(storage), acceptProposal(planEditPorts))
  serve.write(calls.cancelJob, cancelUnfinishedJob(ports))
}
