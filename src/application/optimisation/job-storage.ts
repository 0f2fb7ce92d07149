import type { ProjectId } from '../../domain/project'
import type { Undertaking } from './tracked-job'

/** A port: which optimisation of a project this tab waits for, so that a reload finds it again. */
export type JobKeeper = {
  readonly kept: (project: ProjectId) => Undertaking | undefined
  /** undefined once the optimisation is accepted or given up */
  readonly keep: (project: ProjectId, undertaking: Undertaking | undefined) => void
  /** forgets those of every project */
  readonly forget: () => void
}
