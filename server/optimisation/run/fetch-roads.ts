import { advanceJob } from '../record'
import { distinctPlaces, type RoadTable } from '../../travel'
import type { ClaimedJob } from './claimed-job'
import type { LoadedJob } from './load-job'
import type { JobRunnerPorts } from './job-runner-ports'

/** The progress is reported at least twice a second while the roads are asked for. */
const INTERVAL_MS = 400

/** The roads for a job; undefined where the job is broken off before they are there. */
export const fetchRoads = async (
  { travel, onError }: Pick<JobRunnerPorts, 'travel' | 'onError'>,
  { places }: Pick<LoadedJob, 'places'>,
  { updates, attempt, signal }: ClaimedJob,
): Promise<RoadTable | undefined> => {
  const reportProgress = (): void =>
    void updates.update((job) => advanceJob(job, attempt, { progress: 0, best: undefined })).catch(onError)
  const timer = setInterval(reportProgress, INTERVAL_MS)
  // Reading thousands of stops took a while without any report, so one is made at once.
  reportProgress()
  try {
    const table = travel.table(distinctPlaces(places), signal)
    return await Promise.race([table, whenAborted(signal)])
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  } finally {
    clearInterval(timer)
  }
}

const whenAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
