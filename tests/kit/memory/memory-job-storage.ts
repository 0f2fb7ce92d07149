import type { JobStorage, TrackedJob } from '../../../src/application/optimisation'
import type { ProjectId } from '../../../src/domain/project'

export const memoryJobStorage = (stored = new Map<ProjectId, TrackedJob>()): JobStorage => ({
  load: (project) => stored.get(project),
  save: (project, trackedJob) => void stored.set(project, trackedJob),
  forget: (project) => void stored.delete(project),
  clear: () => stored.clear(),
})
