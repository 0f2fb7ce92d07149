import type { JobKeeper, Undertaking } from '../../../application/job'
import type { ProjectId } from '../../../domain/project'

export const memoryJobKeeper = (kept = new Map<ProjectId, Undertaking>()): JobKeeper => ({
  kept: (project) => kept.get(project),
  keep: (project, undertaking) => {
    if (undertaking === undefined) kept.delete(project)
    else kept.set(project, undertaking)
  },
  forget: () => kept.clear(),
})
