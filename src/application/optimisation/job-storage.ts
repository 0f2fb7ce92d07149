import type { ProjectId } from '../../domain/project'
import type { RouteDay } from '../../domain/calendar'
import type { JobId } from '../../domain/optimisation'
import type { PlanFor } from './optimise-options'

/** An optimisation that this tab waits for, and what was asked of it. */
export type TrackedJob = {
  readonly jobId: JobId
  readonly days: ReadonlyArray<RouteDay>
  readonly stops: number
  readonly planFor: PlanFor
  readonly driverOrCarrierIds: ReadonlyArray<string>
  readonly budgetSeconds: number
  /** milliseconds since 1970, by the clock of this machine */
  readonly askedAt: number
}

/** A port: which optimisation of a project this tab waits for, so that a reload finds it again. */
export type JobStorage = {
  readonly load: (project: ProjectId) => TrackedJob | undefined
  readonly save: (project: ProjectId, trackedJob: TrackedJob) => void
  /** once the optimisation is accepted or given up */
  readonly forget: (project: ProjectId) => void
  /** forgets those of every project */
  readonly clear: () => void
}
