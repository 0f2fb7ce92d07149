import type { ProjectDocument } from '../../src/domain/plan'
import type { StopList } from '../../src/domain/stop'
import { projectDocumentCodec } from '../project'
import {
  integerCodec,
  listCodec,
  optionalField,
  requiredField,
  record,
  numberCodec,
  valueCodec,
  textCodec,
} from '../shape'
import { stopsDocumentCodec } from '../stop'
import { lateVisitCodec, type DescribedLateVisit } from './late-visit-codec'
import { unplannedStopCodec, type UnplannedStop } from './unplanned-stop-codec'
import type { SharedRepair as ProposedSharedRepair } from '../../src/domain/problem'
import { textOrNumber } from '../../src/domain/parse'

/** A repair for several stops at once: which stops, of how many, and its cost. */
type SharedRepair = Pick<ProposedSharedRepair, 'words' | 'stops' | 'extraMetres' | 'extraSeconds'> & {
  /** undefined in results that an earlier release has stored */
  readonly among: number | undefined
}

const sharedRepairCodec = record<SharedRepair>('Help', {
  words: requiredField(
    'words',
    valueCodec(textOrNumber(), { type: 'string' }, 'Noor Smit on Ma 23-11: home 2 hours later'),
  ),
  stops: requiredField('stop_ids', listCodec(textCodec('stp_8k2f', 500))),
  among: optionalField('among', integerCodec({ min: 1 }, 18)),
  extraMetres: requiredField('extra_m', numberCodec({}, 21_300)),
  extraSeconds: requiredField('extra_s', numberCodec({}, 6_900)),
})

/** The result of a job: both documents, ready to be saved, and the version of the project that they were made from. */
export type JobResult = {
  /** undefined where the job was not about a project */
  readonly baseVersion: number | undefined
  readonly document: ProjectDocument
  readonly stops: StopList
  readonly unplanned: ReadonlyArray<UnplannedStop>
  /**
   * repairs for several unplanned stops at once, those for most stops first; undefined where there are none
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
