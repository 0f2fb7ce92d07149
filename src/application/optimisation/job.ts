import type { ChangeId } from '../../domain/history'
import type { JobState } from '../../domain/optimisation'
import type { VehicleInfeasibility } from '../../domain/problem'
import type { ProjectId } from '../../domain/project'
import type { StopId } from '../../domain/stop'
import type { PlanDocuments } from '../plan'

export type JobId = string

/** An optimisation, and how far it is. */
export type Job = {
  readonly id: JobId
  /** undefined for a route problem that was sent without a project */
  readonly projectId: ProjectId | undefined
  readonly state: JobState
  /** 0 to 1 */
  readonly progress: number
  readonly best: BestSoFar | undefined
  /** why it failed, or what else the server says of it */
  readonly message: string | undefined
  readonly result: JobResult | undefined
  /** ISO date-times */
  readonly createdAt: string
  readonly startedAt: string | undefined
  readonly finishedAt: string | undefined
}

/** The best plan that was found so far, in figures. */
export type BestSoFar = {
  readonly cost: number
  readonly metres: number
  readonly seconds: number
  readonly planned: number
  readonly unplanned: number
}

/** The plan that was found, to be saved on the version that it was made from. */
export type JobResult = PlanDocuments & {
  /** undefined where the job belongs to no project */
  readonly baseVersion: number | undefined
  readonly unplanned: ReadonlyArray<UnplannedStop>
  /** what would have several of the unplanned stops planned at once, those for most stops first */
  readonly helps: ReadonlyArray<SharedRepair> | undefined
}

/** The project after its proposal was accepted: its version, and the change in its history if anything changed. */
export type Accepted = {
  readonly version: number
  readonly change: { readonly id: ChangeId; readonly words: string } | undefined
}

/** A stop that was not planned: why not on each vehicle, and what could be done. */
export type UnplannedStop = {
  readonly stop: StopId
  readonly reasons: ReadonlyArray<VehicleInfeasibility>
  readonly repairs: ReadonlyArray<Repair>
}

/** What would have several stops planned; `among` counts the left-out stops that may go with that vehicle. */
export type SharedRepair = Repair & { readonly stops: ReadonlyArray<StopId>; readonly among: number | undefined }

/** What would have a stop planned after all, and how much more driving it costs. */
export type Repair = { readonly words: string; readonly extraMetres: number; readonly extraSeconds: number }
