import * as calls from '../../../contract/optimisation'
import type { Serve } from '../../http'
import { askForPlan, askForSolution, lookAtJob, stopJob, type JobDesk } from './request'

export const serveJobs = (serve: Serve, desk: JobDesk): void => {
  serve.write(calls.optimiseProject, askForPlan(desk))
  serve.write(calls.postRouteProblem, askForSolution(desk))
  serve.read(calls.readJob, lookAtJob)
  serve.write(calls.cancelJob, stopJob(desk))
}
