import * as E from 'fp-ts/Either'
import type { JobStorage, PlanFor, TrackedJob } from '../../application/optimisation'
import {
  day,
  nonBlankText,
  isJsonObject,
  list,
  number,
  oneOf,
  recordOf,
  wholeNumber,
  type JsonObject,
} from '../../domain/parse'

/** `storage` is called at every use, since reading `window.sessionStorage` throws where storage is blocked. */
type StorageAccess = { readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> }

const JOBS_KEY = 'optimisations'

const countField = { parser: wholeNumber({ min: 0 }) }

const parseTrackedJob = recordOf<TrackedJob>({
  jobId: { names: ['job'], parser: nonBlankText() },
  days: { parser: list(day) },
  stops: countField,
  planFor: { parser: oneOf<PlanFor>('drivers', 'carriers') },
  driverOrCarrierIds: { names: ['crews'], parser: list(nonBlankText()) },
  budgetSeconds: { parser: number({ min: 0 }) },
  askedAt: { parser: number({ min: 0 }) },
})

/** The names under which earlier releases store and read a job. */
const encodeTrackedJob = ({ jobId, driverOrCarrierIds, ...others }: TrackedJob): JsonObject => ({
  job: jobId,
  crews: driverOrCarrierIds,
  ...others,
})

/** For session storage: each tab follows only the jobs that it started. */
export const browserJobStorage = ({ storage }: StorageAccess): JobStorage => {
  const read = (): JsonObject => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(JOBS_KEY) ?? '{}')
      return isJsonObject(stored) ? stored : {}
    } catch {
      return {}
    }
  }
  const write = (jobs: JsonObject): void => {
    try {
      if (Object.keys(jobs).length === 0) storage().removeItem(JOBS_KEY)
      else storage().setItem(JOBS_KEY, JSON.stringify(jobs))
    } catch {
      // The job is still followed until the page is closed.
    }
  }
  return {
    load: (project) => E.getOrElse((): TrackedJob | undefined => undefined)(parseTrackedJob(read()[project])),
    save: (project, trackedJob) => write({ ...read(), [project]: encodeTrackedJob(trackedJob) }),
    forget: (project) => {
      const { [project]: _, ...otherJobs } = read()
      write(otherJobs)
    },
    clear: () => write({}),
  }
}
