import type { JobKeeper, Undertaking } from '../../../src/application/optimisation'
import type { ProjectId } from '../../../src/domain/project'

export const memoryJobKeeper = (kept = new Map<ProjectId, Undertaking>()): JobKeeper => ({
  kept: (project) => kept.get(project),
  keep: (project, undertaking) => {
    if (undertaking === undefined) kept.delete(project)
    else kept.set(project, undertaking)
  },
  forget: () => kept.clear(),
})
