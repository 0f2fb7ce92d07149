import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Refusal, AnswerOf } from '../../contract'
import * as endpoints from '../../contract/stop'
import { stopOf, removeStop, type Plan } from '../../src/domain/plan'
import { emptyStopList, stopList, type Stop, type StopList } from '../../src/domain/stop'
import { memoizeWeak } from '../../src/domain/value'
import { summariseStopChange } from '../../src/domain/history'
import type { Geocoder } from '../address'
import {
  callResult,
  enclosedParts,
  partEncoder,
  partsInSteps,
  type Parts,
  type Serve,
  type AuthorisedCommand,
  type CallResult,
} from '../http'
import { requestDrivesOfEdit, changePlan, versionResult, type PlanEditPorts } from '../project'
import type { ProjectPlan, Storage, Records } from '../storage'
import { editStopHandler, prepareStopEdit } from './edit-stop-handler'
import { stopNotFound, moveStopRefusal } from './move-and-update-refusals'
import { prepareUpdate, updateStopHandler } from './update-stop-handler'
import { prepareUpload, storeUpload } from './store-upload'

const taskNotFound: Refusal = { code: 'not_found', message: 'There is no such task.' }

/** The answer in parts, made once for each plan. */
const encodeByChunks = (encode: (stops: StopList) => unknown): ((plan: Plan) => Promise<Parts>) => {
  const encodeChunk = partEncoder((stops: ReadonlyArray<Stop>) =>
    JSON.stringify(encode(stopList.fromUnique(stops))).slice(1, -1),
  )
  const [opening = '', closing = ''] = JSON.stringify(encode(emptyStopList))
  return memoizeWeak(async ({ stops }: Plan) => {
    const chunks = stopList.mapChunks(stops, (chunk) => chunk)
    return enclosedParts(opening, await partsInSteps(chunks, encodeChunk), closing)
  })
}

const encodeStopList = encodeByChunks(endpoints.listStops.answer.codec.encode)
const encodeStopsDocument = encodeByChunks(endpoints.readStopsDocument.answer.codec.encode)

const withVersion =
  (encode: (plan: Plan) => Promise<Parts>) =>
  ({ project, plan }: ProjectPlan) => ({ version: String(project.version), parts: () => encode(plan) })

export const serveStops = (
  serve: Serve,
  ports: PlanEditPorts,
  storage: Pick<Storage, 'read'>,
  geocoder: Geocoder,
): void => {
  serve.readPlan(endpoints.listStops, (_, projectPlan) => E.right(withVersion(encodeStopList)(projectPlan)), {
    dependsOn: 'project version',
  })
  serve.readPlan(
    endpoints.readStopsDocument,
    (_, projectPlan) => E.right(withVersion(encodeStopsDocument)(projectPlan)),
    { dependsOn: 'project version' },
  )
  serve.readPlan(endpoints.readStop, ({ parameters }, { project, plan }) =>
    pipe(
      stopOf(plan, parameters.stopId),
      E.fromOption(() => stopNotFound),
      E.map((stop) => callResult(stop, project.version)),
    ),
  )
  serve.read(endpoints.readTask, async ({ parameters: { stopId } }, records) => {
    const project = await records.projects.findByStop(stopId)
    if (project === undefined) return E.left(taskNotFound)
    const stop = stopOf(await records.projects.readPlan(project), stopId)
    return O.isSome(stop) ? E.right(callResult(stop.value)) : E.left(taskNotFound)
  })
  serve.writeAfterPreparing(endpoints.uploadStops, prepareUpload(storage, geocoder), storeUpload(ports))
  serve.writeAfterPreparing(endpoints.updateStop, prepareUpdate(ports, storage), updateStopHandler(ports))
  serve.writeAfterPreparing(endpoints.editStop, prepareStopEdit(ports, storage, geocoder), editStopHandler(ports))
  serve.writeAfterPreparing(
    endpoints.deleteStop,
    requestDrivesOfEdit(ports, storage, ({ parameters }, plan) => removeStop(plan, parameters.stopId)),
    deleteStop(ports),
  )
}

const deleteStop = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { parameters: { id, stopId }, user, ifMatchVersions }: AuthorisedCommand<typeof endpoints.deleteStop>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoints.deleteStop>>>> =>
    pipe(
      await change(
        records,
        { user, projectId: id, ifMatchVersions },
        (plan) => E.mapLeft(moveStopRefusal)(removeStop(plan, stopId)),
        (before, after) => summariseStopChange(before, after, stopId),
      ),
      E.map(versionResult),
    )
}
