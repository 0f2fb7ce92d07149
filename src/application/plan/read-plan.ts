import * as E from 'fp-ts/Either'
import type { CallFailure, CallName } from '../../domain/failure'
import { assemblePlan } from '../../domain/plan'
import type { ProjectId } from '../../domain/project'
import type { CallServer } from '../session'
import type { PlanGateways } from './plan-gateways'
import type { OpenPlan } from './plan-state'

export type ReadPlanPorts = {
  readonly projects: Pick<PlanGateways['projects'], 'open'>
  readonly stops: PlanGateways['stops']
  readonly callServer: CallServer
  /** the name of the call that reads the stops */
  readonly stopsCall?: CallName
}

/** The project, and the name of the call that reads it. */
export type ReadPlanInput = { readonly projectId: ProjectId; readonly callName: CallName }

export type ReadPlan = (input: ReadPlanInput) => Promise<E.Either<CallFailure, OpenPlan>>

/** How often both halves are read if a change comes between them. */
const MAX_READS = 5

/**
 * Reads both halves of a plan at once, and again if their versions differ. If the project cannot be read, a failure of
 * its stops is not reported as well.
 */
export const readPlan = (ports: ReadPlanPorts): ReadPlan => {
  const readOnce = readBothHalves(ports)
  return async (input) => {
    for (let readCount = 1; ; readCount += 1) {
      const halves = await readOnce(input)
      if (E.isLeft(halves)) return halves
      const { open, stopsVersion } = halves.right
      if (stopsVersion === undefined || open.version === undefined || stopsVersion === open.version)
        return E.right(open)
      if (readCount === MAX_READS) return E.right({ ...open, version: Math.min(open.version, stopsVersion) })
    }
  }
}

type Halves = { readonly open: OpenPlan; readonly stopsVersion: number | undefined }

const readBothHalves =
  ({ projects, stops, callServer, stopsCall = 'load stops' }: ReadPlanPorts) =>
  async ({ projectId, callName }: ReadPlanInput): Promise<E.Either<CallFailure, Halves>> => {
    const stopsRequest = stops.list(projectId)()
    const projectResult = await callServer(callName, projects.open(projectId))
    if (E.isLeft(projectResult)) return projectResult
    const stopsResult = await callServer(stopsCall, () => stopsRequest)
    if (E.isLeft(stopsResult)) return stopsResult
    const { name, createdAt, version, document } = projectResult.right
    const plan = assemblePlan(document.routes, stopsResult.right.value, document.unknownFields)
    const project = { id: projectId, name: name ?? '' }
    return E.right({ open: { project, createdAt, version, plan }, stopsVersion: stopsResult.right.version })
  }
