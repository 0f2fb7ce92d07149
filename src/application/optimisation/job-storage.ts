import type { ProjectId } from '../../domain/project'
import type { TrackedJob } from './tracked-job'

/** A port: which optimisation of a project this tab waits for, so that a reload finds it again. */
export type JobStorage = {
  readonly load: (project: ProjectId) => TrackedJob | undefined
  /** undefined once the optimisation is accepted or given up */
  readonly save: (project: ProjectId, trackedJob: TrackedJob | undefined) => void
  /** forgets those of every project */
  readonly clear: () => void
}
