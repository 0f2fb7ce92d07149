import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AcceptedProposal, OptimiseRequest } from '../../src/domain/optimisation'
import type { Move } from '../../src/domain/move'
import {
  DEFAULT_BUDGET_SECONDS,
  latenessWeightLimits,
  MAX_BUDGET_SECONDS,
  MAX_VEHICLES,
  weightings,
  type RouteProblem,
} from '../../src/domain/problem'
import { isJsonObject, parseEachInSteps, type FieldReason } from '../../src/domain/parse'
import {
  jsonAnswer,
  defineEndpoint,
  eventStreamAnswer,
  invalidRefusal,
  jsonBody,
  jobParameters,
  projectParameters,
  endpointDefaults,
  type DecodeInSteps,
} from '../endpoint'
import {
  booleanCodec,
  codecOf,
  enumCodec,
  idCodec,
  integerCodec,
  listCodec,
  nullableField,
  numberCodec,
  optionalField,
  optionalRecord,
  reasonsOf,
  record,
  requiredField,
  routeDayCodec,
  textCodec,
  unstorableParts,
  type Codec,
} from '../codec'
import { MAX_MOVES, moveCodec } from '../move/move-codec'
import { jobCodec, jobStartedCodec } from './job-codec'
import { decodeProblemInSteps, routeProblemCodec } from '../problem'

const optimiseRequestCodec = optionalRecord(
  record<OptimiseRequest>('OptimiseAsk', {
    days: optionalField('days', listCodec(routeDayCodec('2026-11-23'), MAX_VEHICLES)),
    driverIds: optionalField('driver_ids', listCodec(idCodec('drv_92ab'), MAX_VEHICLES)),
    carrierIds: optionalField('external_route_ids', listCodec(integerCodec({ min: 1 }, 1), MAX_VEHICLES)),
    weights: optionalField('weights', enumCodec(weightings, 'balanced')),
    latenessWeight: optionalField('lateness', numberCodec(latenessWeightLimits, 10)),
    budgetSeconds: optionalField(
      'budget_seconds',
      numberCodec({ min: 1, max: MAX_BUDGET_SECONDS }, DEFAULT_BUDGET_SECONDS),
    ),
    keepLocked: optionalField('keep_locked', booleanCodec(true)),
    seed: optionalField('seed', integerCodec({ min: 0 }, 1)),
  }),
)

/**
 * Which part of a proposal is accepted: all of its routes but the declined ones, by the keys of their comparison. `moves`
 * are applied to the accepted plan in the same change.
 */
type AcceptRequest = {
  readonly declined: ReadonlyArray<string> | undefined
  readonly moves?: ReadonlyArray<Move> | undefined
}

const lenientCodec = record<AcceptRequest>('AcceptRequest', {
  declined: optionalField('declined_routes', listCodec(textCodec('route 2'), 10_000)),
  moves: optionalField('moves', listCodec(moveCodec, MAX_MOVES)),
})

const { schema: lenientSchema } = lenientCodec
const fieldNames = lenientSchema.type === 'object' ? Object.keys(lenientSchema.properties) : []

const unknownFieldReasons = (value: unknown): ReadonlyArray<FieldReason> =>
  isJsonObject(value)
    ? Object.keys(value)
        .filter((name) => !fieldNames.includes(name))
        .map((field) => ({ field, reason: 'Unknown field' }))
    : []

/** A field that is not known yet is refused: without it, another plan would be stored than the sender asked for. */
const acceptRequestCodec: Codec<AcceptRequest> = codecOf({
  name: lenientCodec.name,
  decode: (value) =>
    pipe(
      lenientCodec.decode(value),
      E.mapLeft(reasonsOf),
      E.filterOrElse(
        () => unknownFieldReasons(value).length === 0,
        () => unknownFieldReasons(value),
      ),
    ),
  encode: lenientCodec.encode,
  schema: lenientSchema.type === 'object' ? { ...lenientSchema, additionalProperties: false } : lenientSchema,
  example: { declined_routes: ['route 2', 'gone 3'], moves: [moveCodec.example] },
})

const madeChangeCodec = record<NonNullable<AcceptedProposal['change']>>('MadeChange', {
  id: requiredField('id', idCodec('chg_17aa')),
  description: requiredField('words', textCodec('Optimisation accepted: 8 routes, 90 stops planned', 2_000)),
})

const acceptedCodec = record<AcceptedProposal>('Accepted', {
  version: requiredField('version', integerCodec({ min: 1 }, 8)),
  change: nullableField('change', madeChangeCodec),
})

const group = 'Optimising'
const jobEndpoint = {
  ...endpointDefaults,
  group,
  path: '/delivery/v2/jobs/{jobId}',
  parameters: jobParameters,
  refusals: ['not_found'],
} as const

/** The maximum body size, for ten thousand stops with their time windows. */
const MAX_BYTES = 20 * 1024 * 1024

/** The maximum body size, for ten thousand moves. */
const MAX_ACCEPT_BYTES = 2 * 1024 * 1024

const decodeProblemBody: DecodeInSteps<RouteProblem> = function* (value) {
  const { stops, ...others } = isJsonObject(value) ? value : {}
  const reasons = unstorableParts(others)
  if (reasons.length > 0) return E.left(invalidRefusal(reasons))
  const unstorableStops = Array.isArray(stops) ? yield* parseEachInSteps(requireStorable, stops) : E.right([])
  return E.mapLeft(invalidRefusal)(E.isLeft(unstorableStops) ? unstorableStops : yield* decodeProblemInSteps(value))
}

const requireStorable = (value: unknown): E.Either<ReadonlyArray<FieldReason>, undefined> => {
  const reasons = unstorableParts(value)
  return reasons.length > 0 ? E.left(reasons) : E.right(undefined)
}

export const optimiseProject = defineEndpoint({
  ...endpointDefaults,
  group,
  name: 'optimiseProject',
  method: 'POST',
  path: '/delivery/v2/projects/{id}/optimize',
  summary: 'Have the stops of a project put into routes; the project itself stays as it is',
  parameters: projectParameters,
  body: jsonBody(optimiseRequestCodec, MAX_BYTES),
  answer: jsonAnswer(jobStartedCodec, 202),
  refusals: ['not_found', 'nothing_to_plan'],
})

export const postRouteProblem = defineEndpoint({
  ...endpointDefaults,
  group,
  name: 'postRouteProblem',
  method: 'POST',
  path: '/delivery/v2/route-problems',
  summary: 'Have a route problem solved that belongs to no project',
  body: jsonBody(routeProblemCodec, MAX_BYTES, decodeProblemBody),
  answer: jsonAnswer(jobStartedCodec, 202),
})

export const readJob = defineEndpoint({
  ...jobEndpoint,
  name: 'readJob',
  method: 'GET',
  summary: 'Read the progress of a job, and its result',
  answer: jsonAnswer(jobCodec),
})

export const cancelJob = defineEndpoint({
  ...jobEndpoint,
  name: 'cancelJob',
  method: 'DELETE',
  summary: 'Cancel a job; the best plan it had is kept as its result',
  answer: jsonAnswer(jobCodec),
})

export const acceptProposal = defineEndpoint({
  ...jobEndpoint,
  name: 'acceptProposal',
  method: 'POST',
  path: '/delivery/v2/jobs/{jobId}/accept',
  summary: 'Accept the plan that a job proposes, or a part of it, as one change of its project',
  body: jsonBody(acceptRequestCodec, MAX_ACCEPT_BYTES),
  answer: jsonAnswer(acceptedCodec),
  refusals: ['not_found', 'no_plan', 'already_accepted', 'moved_meanwhile', 'locked'],
  version: { sendsEtag: true, checksIfMatch: true },
  sendsChange: true,
})

export const followJob = defineEndpoint({
  ...jobEndpoint,
  name: 'followJob',
  method: 'GET',
  path: '/delivery/v2/jobs/{jobId}/events',
  summary: 'Receive the progress of a job, as events named `progress`',
  answer: eventStreamAnswer(jobCodec),
})
