import type { ProjectDocument } from '../../src/domain/plan'
import type { StopList } from '../../src/domain/stop'
import { projectDocument } from '../project'
import { count, listOf, maybe, needed, record } from '../shape'
import { stopsDocument } from '../stop'
import { help, type Help } from './shared-repair-codec'
import { late, type Late } from './late-visit-codec'
import { unplanned, type Unplanned } from './unplanned-stop-codec'

/** The result of a job: both documents, ready to be saved, and the version of the project that they were made from. */
export type JobResult = {
  /** undefined where the job was not about a project */
  readonly baseVersion: number | undefined
  readonly document: ProjectDocument
  readonly stops: StopList
  readonly unplanned: ReadonlyArray<Unplanned>
  /**
   * remedies that would let several unplanned stops be planned at once, the most helpful first; undefined where there
   * are none
   */
  readonly helps: ReadonlyArray<Help> | undefined
  /** undefined where no visit is late */
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
