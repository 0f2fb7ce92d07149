import type { ProjectDocument } from '../../src/domain/plan'
import type { StopList } from '../../src/domain/stop'
import { projectDocument } from '../project'
import { count, listOf, maybe, needed, record } from '../shape'
import { stopsDocument } from '../stop'
import { unplanned, type Unplanned } from './unplanned'

/** The plan that came of a job: both documents as they can be saved, on the version that they were made from. */
export type JobResult = {
  /** none where the job was about no project */
  readonly baseVersion: number | undefined
  readonly document: ProjectDocument
  readonly stops: StopList
  readonly unplanned: ReadonlyArray<Unplanned>
}

export const jobResult = record<JobResult>('JobResult', {
  baseVersion: maybe('base_version', count({ min: 1 }, 7)),
  document: needed('projectDocument', projectDocument),
  stops: needed('stopsDocument', stopsDocument),
  unplanned: needed('unplanned', listOf(unplanned)),
})
