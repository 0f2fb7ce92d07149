import type { JobId, OrganisationId } from '../../storage'

/** A job and its organisation. */
export type JobOf = { readonly organisation: OrganisationId; readonly id: JobId }

/**
 * Jobs that wait. The organisations take turns; the jobs of one organisation are done in the order in which they came.
 */
export type FairLine = {
  /** false where the job waits already */
  readonly join: (job: JobOf) => boolean
  readonly next: () => JobOf | undefined
  readonly leave: (job: JobOf) => void
}

export const fairLine = (): FairLine => {
  // The first organisation in the map is the next one.
  const waiting = new Map<OrganisationId, Set<JobId>>()
  return {
    join: ({ organisation, id }) => {
      const own = waiting.get(organisation) ?? new Set()
      if (own.has(id)) return false
      waiting.set(organisation, own.add(id))
      return true
    },
    next: () => {
      for (const [organisation, own] of waiting) {
        waiting.delete(organisation)
        const [id, ...others] = own
        if (others.length > 0) waiting.set(organisation, new Set(others))
        if (id !== undefined) return { organisation, id }
      }
      return undefined
    },
    leave: ({ organisation, id }) => {
      waiting.get(organisation)?.delete(id)
    },
  }
}
