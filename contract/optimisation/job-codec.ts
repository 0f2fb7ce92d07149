import * as E from 'fp-ts/Either'
import {
  jobStates,
  type DescribedSharedRepair,
  type Job,
  type JobResult,
  type PlanFigures,
  type DescribedLateVisit,
  type DescribedRepair,
  type DescribedUnplannedStop,
} from '../../src/domain/optimisation'
import { oneOf } from '../../src/domain/parse'
import {
  repairNeeds,
  brokenRuleMessage,
  type LateVisit,
  type Rule,
  type VehicleInfeasibility,
} from '../../src/domain/problem'
import { projectDocumentCodec } from '../project'
import {
  anyTextCodec,
  dateTimeCodec,
  enumCodec,
  idCodec,
  integerCodec,
  listCodec,
  numberCodec,
  optionalField,
  record,
  requiredField,
  textCodec,
  scalarCodec,
} from '../codec'
import { moveCodec } from '../move/move-codec'
import { figureSourceCodec } from '../route'
import { stopsDocumentCodec } from '../stop'

/** The names of the rules as they are sent; two rules have another name in the program. */
const sentRules = ['hours', 'window', 'capacity', 'not allowed', 'pinned elsewhere', 'no road', 'break'] as const
type SentRule = (typeof sentRules)[number]

const ruleOfSent = (sent: SentRule): Rule => {
  if (sent === 'window') return 'time slot'
  return sent === 'pinned elsewhere' ? 'fixed elsewhere' : sent
}

const sentRuleOf = (rule: Rule): SentRule => {
  if (rule === 'time slot') return 'window'
  return rule === 'fixed elsewhere' ? 'pinned elsewhere' : rule
}

const ruleCodec = scalarCodec<Rule>(
  (value) => E.map(ruleOfSent)(oneOf(...sentRules)(value)),
  { type: 'string', enum: sentRules },
  'hours',
  sentRuleOf,
)

const vehicleReasonCodec = record<VehicleInfeasibility>('WhyNot', {
  vehicle: requiredField('vehicle', textCodec('2026-11-23 drv_92ab', 500)),
  rule: requiredField('rule', ruleCodec),
  by: optionalField('by', numberCodec({ min: 0 }, 1_200)),
  description: requiredField('words', anyTextCodec('too far for the hours by 20 minutes')),
})

const repairCodec = record<DescribedRepair>('Repair', {
  description: requiredField('words', anyTextCodec('Noor Smit on Ma 23-11: home 20 minutes later')),
  extraMetres: requiredField('extra_m', numberCodec({}, 8_400)),
  extraSeconds: requiredField('extra_s', numberCodec({}, 1_320)),
  moves: optionalField('moves', listCodec(moveCodec)),
  needs: optionalField('needs', listCodec(enumCodec(repairNeeds, 'hours'))),
  driverId: optionalField('driver_id', idCodec('drv_92ab')),
})

const unplannedStopCodec = record<DescribedUnplannedStop>('Unplanned', {
  stop: requiredField('stop_id', textCodec('stp_8k2f', 500)),
  reasons: requiredField('reasons', listCodec(vehicleReasonCodec)),
  repairs: requiredField('repairs', listCodec(repairCodec)),
})

export const describeLateVisit = ({ stop, by }: LateVisit): DescribedLateVisit => ({
  stop,
  by,
  description: brokenRuleMessage({ kind: 'late', stop, by }),
})

const lateVisitCodec = record<DescribedLateVisit>('Late', {
  stop: requiredField('stop_id', textCodec('stp_8k2f', 500)),
  by: requiredField('by', numberCodec({ min: 0 }, 720)),
  description: requiredField('words', anyTextCodec('late by 12 minutes')),
})

const sharedRepairCodec = record<DescribedSharedRepair>('Help', {
  description: requiredField('words', anyTextCodec('Noor Smit on Ma 23-11: home 2 hours later')),
  stops: requiredField('stop_ids', listCodec(textCodec('stp_8k2f', 500))),
  allowedStopCount: optionalField('among', integerCodec({ min: 1 }, 18)),
  extraMetres: requiredField('extra_m', numberCodec({}, 21_300)),
  extraSeconds: requiredField('extra_s', numberCodec({}, 6_900)),
  moves: optionalField('moves', listCodec(moveCodec)),
  needs: optionalField('needs', listCodec(enumCodec(repairNeeds, 'hours'))),
  driverId: optionalField('driver_id', idCodec('drv_92ab')),
})

export const jobResultCodec = record<JobResult>('JobResult', {
  baseVersion: optionalField('base_version', integerCodec({ min: 1 }, 7)),
  document: requiredField('projectDocument', projectDocumentCodec),
  stops: requiredField('stopsDocument', stopsDocumentCodec),
  unplanned: requiredField('unplanned', listCodec(unplannedStopCodec)),
  sharedRepairs: optionalField('helps', listCodec(sharedRepairCodec)),
  late: optionalField('late', listCodec(lateVisitCodec)),
  figureSource: optionalField('roads', figureSourceCodec),
})

/**
 * Decodes the stored result of a job; undefined without a result. Throws if it cannot be read: the server wrote it itself,
 * so it is damaged.
 */
export const decodeResult = ({ id, result }: StoredResult): JobResult | undefined => {
  if (result === undefined) return undefined
  const decoded = E.flatMap(parseJson(result), (value) => jobResultCodec.decode(value))
  if (E.isRight(decoded)) return decoded.right
  throw new Error(`What is stored of the result of job ${id} cannot be read`)
}

type StoredResult = { readonly id: string; readonly result: string | undefined }

const parseJson = (text: string): E.Either<unknown, unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text),
    (error) => error,
  )

const stopCountCodec = integerCodec({ min: 0 }, 90)

const bestSoFarCodec = record<PlanFigures>('BestSoFar', {
  cost: requiredField('cost', numberCodec({}, 412.5)),
  metres: requiredField('distance_m', numberCodec({ min: 0 }, 318_400)),
  seconds: requiredField('duration_s', numberCodec({ min: 0 }, 86_100)),
  planned: requiredField('planned', stopCountCodec),
  unplanned: requiredField('unplanned', integerCodec({ min: 0 }, 2)),
})

export const jobCodec = record<Job>('Job', {
  id: requiredField('job_id', idCodec('job_41e0')),
  projectId: optionalField('project_id', idCodec('prj_5d1c')),
  state: requiredField('state', enumCodec(jobStates, 'done')),
  progress: requiredField('progress', numberCodec({ min: 0, max: 1 }, 1)),
  best: optionalField('best', bestSoFarCodec),
  message: optionalField('message', anyTextCodec('90 stops planned, 2 left out')),
  result: optionalField('result', jobResultCodec),
  createdAt: requiredField('created_at', dateTimeCodec('2026-11-23T06:31:00.000Z')),
  startedAt: optionalField('started_at', dateTimeCodec('2026-11-23T06:31:00.120Z')),
  finishedAt: optionalField('finished_at', dateTimeCodec('2026-11-23T06:31:20.450Z')),
})

/** §3: the id under which the job can be followed. */
export const jobStartedCodec = record<{ readonly jobId: string }>('JobStarted', {
  jobId: requiredField('job_id', idCodec('job_41e0')),
})
