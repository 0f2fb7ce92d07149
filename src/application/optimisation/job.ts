import type { ChangeId } from '../../domain/history'
import type { JobState } from '../../domain/optimisation'
import type { VehicleInfeasibility } from '../../domain/problem'
import type { ProjectId } from '../../domain/project'
import type { StopId } from '../../domain/stop'
import type { PlanDocuments } from '../../domain/plan'

export type JobId = string

/** A job of the server, with its progress. */
export type Job = {
  readonly id: JobId
  /** undefined for a route problem that was sent without a project */
  readonly projectId: ProjectId | undefined
  readonly state: JobState
  /** 0 to 1 */
  readonly progress: number
  readonly best: BestSoFar | undefined
  /** why it failed, or another message of the server */
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
  /** repairs for several unplanned stops at once, those for most stops first */
  readonly helps: ReadonlyArray<SharedRepair> | undefined
}

/** The project after its proposal was accepted: its version, and the change in its history if anything changed. */
export type Accepted = {
  readonly version: number
  readonly change: { readonly id: ChangeId; readonly words: string } | undefined
}

/** A stop that was not planned, with the reason for each vehicle and possible repairs. */
export type UnplannedStop = {
  readonly stop: StopId
  readonly reasons: ReadonlyArray<VehicleInfeasibility>
  readonly repairs: ReadonlyArray<Repair>
}

/** A repair for several stops; `among` counts the unplanned stops that may go with that vehicle. */
export type SharedRepair = Repair & { readonly stops: ReadonlyArray<StopId>; readonly among: number | undefined }

/** A repair for one stop, and how much more driving it costs. */
export type Repair = { readonly words: string; readonly extraMetres: number; readonly extraSeconds: number }
