import type { Depot } from '../people/test-users'
import { waitForJobs } from './check-jobs'
import { everything } from './read-all'
import type { Line } from '../server-connection'
import type { Site } from '../sites/site'
import { soundProject } from './read-sound-project'
import type { Tally } from '../tally'

type Run = { readonly site: Site; readonly tally: Tally }

/** When there are no more kills, every job comes to an end, and every project that was ever made is sound. */
export const checkEnd = async (line: Line, { desks }: Depot, { site, tally }: Run): Promise<void> => {
  const jobs = new Map<string, number>()
  for (const { book } of desks) {
    await waitForJobs(line, book, site.jobsMs)
    for (const [state, count] of book.ends) jobs.set(state, (jobs.get(state) ?? 0) + count)
  }
  const { projects } = await everything(line)
  for (const id of projects.keys()) await soundProject(line, id)
  tally.jobs = jobs
  tally.projects = projects.size
}
