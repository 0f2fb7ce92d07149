import type { JobState } from '../../domain/job'
import type { WhyNot } from '../../domain/problem'
import type { ProjectId } from '../../domain/project'
import type { StopId } from '../../domain/stop'
import type { PlanDocuments } from '../plan'

export type JobId = string

/** An optimisation, and how far it is. */
export type Job = {
  readonly id: JobId
  /** none for a route problem that was sent by itself */
  readonly projectId: ProjectId | undefined
  readonly state: JobState
  /** 0 to 1 */
  readonly progress: number
  readonly best: BestSoFar | undefined
  /** why it failed, or what there is to say */
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

/** The plan that came of it, as it can be saved on the version that it was made from. */
export type JobResult = PlanDocuments & {
  /** none where the job was about no project */
  readonly baseVersion: number | undefined
  readonly unplanned: ReadonlyArray<UnplannedStop>
  /** what would have several of them planned at once, most first */
  readonly helps: ReadonlyArray<Help> | undefined
}

/** A stop that was not planned: why not on which vehicle, and what could be done. */
export type UnplannedStop = {
  readonly stop: StopId
  readonly reasons: ReadonlyArray<WhyNot>
  readonly repairs: ReadonlyArray<Repair>
}

/** What would have several stops planned, of so many that may go with that vehicle. */
export type Help = Repair & { readonly stops: ReadonlyArray<StopId>; readonly among: number | undefined }

/** What planning a stop after all would cost. */
export type Repair = { readonly words: string; readonly extraMetres: number; readonly extraSeconds: number }
