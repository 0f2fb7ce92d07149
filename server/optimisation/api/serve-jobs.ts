import * as calls from '../../../contract/optimisation'
import type { Serve } from '../../http'
import { requestOptimisation, requestSolution, readJobStatus, cancelRunningJob, type JobRequestPorts } from './request'

export const serveJobs = (serve: Serve, ports: JobRequestPorts): void => {
  serve.write(calls.optimiseProject, requestOptimisation(ports))
  serve.write(calls.postRouteProblem, requestSolution(ports))
  serve.read(calls.readJob, readJobStatus)
  serve.write(calls.cancelJob, cancelRunningJob(ports))
}
