import type { ProjectDocument } from '../../src/domain/plan'
import type { StopList } from '../../src/domain/stop'
import { projectDocument } from '../project'
import { count, listOf, maybe, needed, record } from '../shape'
import { stopsDocument } from '../stop'
import { help, type Help } from './help'
import { late, type Late } from './late'
import { unplanned, type Unplanned } from './unplanned'

/** The plan that came of a job: both documents as they can be saved, on the version that they were made from. */
export type JobResult = {
  /** none where the job was about no project */
  readonly baseVersion: number | undefined
  readonly document: ProjectDocument
  readonly stops: StopList
  readonly unplanned: ReadonlyArray<Unplanned>
  /** what would have several of the unplanned planned at once, most first; none where nothing would */
  readonly helps: ReadonlyArray<Help> | undefined
  /** none where nobody is */
  readonly late: ReadonlyArray<Late> | undefined
}

export const jobResult = record<JobResult>('JobResult', {
  baseVersion: maybe('base_version', count({ min: 1 }, 7)),
  document: needed('projectDocument', projectDocument),
  stops: needed('stopsDocument', stopsDocument),
  unplanned: needed('unplanned', listOf(unplanned)),
  helps: maybe('helps', listOf(help)),
  late: maybe('late', listOf(late)),
})
