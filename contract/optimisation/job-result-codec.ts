import type { ProjectDocument } from '../../src/domain/plan'
import type { StopList } from '../../src/domain/stop'
import { projectDocumentCodec } from '../project'
import { integerCodec, listCodec, optionalField, requiredField, record } from '../shape'
import { stopsDocumentCodec } from '../stop'
import { sharedRepairCodec, type SharedRepair } from './shared-repair-codec'
import { lateVisitCodec, type DescribedLateVisit } from './late-visit-codec'
import { unplannedStopCodec, type UnplannedStop } from './unplanned-stop-codec'

/** The result of a job: both documents, ready to be saved, and the version of the project that they were made from. */
export type JobResult = {
  /** undefined where the job was not about a project */
  readonly baseVersion: number | undefined
  readonly document: ProjectDocument
  readonly stops: StopList
  readonly unplanned: ReadonlyArray<UnplannedStop>
  /**
   * remedies that would let several unplanned stops be planned at once, the most helpful first; undefined where there
   * are none
   */
  readonly helps: ReadonlyArray<SharedRepair> | undefined
  /** undefined where no visit is late */
  readonly late: ReadonlyArray<DescribedLateVisit> | undefined
}

export const jobResultCodec = record<JobResult>('JobResult', {
  baseVersion: optionalField('base_version', integerCodec({ min: 1 }, 7)),
  document: requiredField('projectDocument', projectDocumentCodec),
  stops: requiredField('stopsDocument', stopsDocumentCodec),
  unplanned: requiredField('unplanned', listCodec(unplannedStopCodec)),
  helps: optionalField('helps', listCodec(sharedRepairCodec)),
  late: optionalField('late', listCodec(lateVisitCodec)),
})
