import type { JobStorage, TrackedJob } from '../../../src/application/optimisation'
import type { ProjectId } from '../../../src/domain/project'

export const memoryJobStorage = (stored = new Map<ProjectId, TrackedJob>()): JobStorage => ({
  load: (project) => stored.get(project),
  save: (project, trackedJob) => {
    if (trackedJob === undefined) stored.delete(project)
    else stored.set(project, trackedJob)
  },
  clear: () => stored.clear(),
})
