import type { JobId, OrganisationId } from '../../storage'

/** A job and its organisation. */
export type JobKey = { readonly organisation: OrganisationId; readonly id: JobId }

/**
 * Jobs that wait. The organisations take turns; the jobs of one organisation are done in the order in which they came.
 */
export type RoundRobinQueue = {
  /** false where the job waits already */
  readonly add: (job: JobKey) => boolean
  /** of the organisations that are accepted, all by default */
  readonly next: (accepts?: (organisation: OrganisationId) => boolean) => JobKey | undefined
  readonly remove: (job: JobKey) => void
}

export const roundRobinQueue = (): RoundRobinQueue => {
  // The first organisation in the map is the next one.
  const waiting = new Map<OrganisationId, Set<JobId>>()
  return {
    add: ({ organisation, id }) => {
      const jobIds = waiting.get(organisation) ?? new Set()
      if (jobIds.has(id)) return false
      waiting.set(organisation, jobIds.add(id))
      return true
    },
    next: (accepts = () => true) => {
      for (const [organisation, jobIds] of waiting) {
        if (!accepts(organisation)) continue
        waiting.delete(organisation)
        const [id, ...others] = jobIds
        if (others.length > 0) waiting.set(organisation, new Set(others))
        if (id !== undefined) return { organisation, id }
      }
      return undefined
    },
    remove: ({ organisation, id }) => {
      waiting.get(organisation)?.delete(id)
    },
  }
}
