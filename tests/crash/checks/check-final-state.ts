import type { TestUsers } from '../people/test-users'
import { waitForJobs } from './check-jobs'
import { readAll } from './read-all'
import type { ServerConnection } from '../server-connection'
import type { Site } from '../sites/site'
import { readSoundProject } from './read-sound-project'
import type { Tally } from '../tally'

type FinalRun = { readonly site: Site; readonly tally: Tally }

/** After the last kill, every job ends, and every project ever created is sound. */
export const checkFinalState = async (
  connection: ServerConnection,
  { users }: TestUsers,
  { site, tally }: FinalRun,
): Promise<void> => {
  const jobs = new Map<string, number>()
  for (const { log } of users) {
    await waitForJobs(connection, log, site.jobsMs)
    for (const [state, count] of log.endCounts) jobs.set(state, (jobs.get(state) ?? 0) + count)
  }
  const { projects } = await readAll(connection)
  for (const id of projects.keys()) await readSoundProject(connection, id)
  tally.jobs = jobs
  tally.projects = projects.size
}
