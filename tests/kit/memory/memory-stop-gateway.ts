import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { type Refusal, invalidRefusal } from '../../../contract'
import { addStop, editFacts, editStop, type EditRefusal, updateStop as call } from '../../../contract/stop'
import type { StopGateway } from '../../../src/application/stop'
import { summariseStopChange, summariseStopEdit } from '../../../src/domain/history'
import {
  addStop as withStop,
  removeStop,
  replaceStopFacts,
  stopOf,
  updateStop,
  type Plan,
  type UpdateRefusal,
} from '../../../src/domain/plan'
import { newStop, type Stop, type StopId, type StopUpdate } from '../../../src/domain/stop'
import type { FieldEdit } from '../../../src/domain/stop-edit'
import { answerRequest, parseBody } from './answer-request'
import { creationInfo } from './creation-info'
import { changePlan, editedBy, findProject, type EditedProject } from './change-project'
import type { StoredProject, MemoryServer } from './memory-server'
import { stopNotFound } from './stop-not-found'
import { movePlan } from './memory-move-gateway'
import { uploadToMemory } from './upload-file'
import { calendarDateAt } from '../../../src/domain/calendar'
import type { ProjectId } from '../../../src/domain/project'

export const memoryStopGateway = (server: MemoryServer): StopGateway => {
  const list: StopGateway['list'] = (project, cancelSignal) =>
    answerRequest(
      server,
      () => E.map(({ plan, version }: StoredProject) => ({ value: plan.stops, version }))(findProject(server, project)),
      cancelSignal,
    )
  return {
    list,
    document: list,
    read: (project, id, cancelSignal) =>
      answerRequest(server, () => E.flatMap(findStop(id))(findProject(server, project)), cancelSignal),
    add: (id, input) =>
      answerRequest(server, () =>
        pipe(
          parseBody(addStop.body, input),
          E.flatMap(({ destination, ...draft }) => {
            const stop = newStop(draft, creationInfo(server, 'stp'))
            return pipe(
              changePlan(
                server,
                { id },
                (plan) =>
                  pipe(
                    withStop(plan, stop),
                    E.mapLeft((): Refusal => ({ code: 'server_error' })),
                    E.flatMap((added) =>
                      destination === undefined
                        ? E.right(added)
                        : movePlan(server, added, [{ ...destination, stop: stop.facts.id, from: undefined }]),
                    ),
                  ),
                (before, after) => summariseStopChange(before, after, stop.facts.id),
              ),
              E.flatMap((edited) =>
                pipe(
                  findStop(stop.facts.id)(edited.after),
                  E.map((added) => editedBy(edited, added)),
                ),
              ),
            )
          }),
        ),
      ),
    update: (project, input) =>
      answerRequest(server, () =>
        pipe(
          updateStopInMemory(server, project, input),
          E.flatMap((edited) =>
            pipe(
              findStop(input.id)(edited.after),
              E.map((stop) => editedBy(edited, stop)),
            ),
          ),
        ),
      ),
    edit: (project, id, edits) => answerRequest(server, () => editInMemory(server, project, id, edits)),
    delete: (project, id) =>
      answerRequest(server, () =>
        pipe(
          changePlan(
            server,
            { id: project },
            (plan) => E.mapLeft((): Refusal => stopNotFound)(removeStop(plan, id)),
            (before, after) => summariseStopChange(before, after, id),
          ),
          E.map((edited) => editedBy(edited, edited.after.version)),
        ),
      ),
    upload: uploadToMemory(server),
  }
}

const findStop =
  (id: StopId) =>
  ({ plan }: StoredProject): E.Either<Refusal, Stop> =>
    pipe(
      stopOf(plan, id),
      E.fromOption(() => stopNotFound),
    )

/** §4: another number, another route, or both, by the rule that the screens apply as well. */
const updateStopInMemory = (server: MemoryServer, id: ProjectId, input: StopUpdate): E.Either<Refusal, EditedProject> =>
  pipe(
    parseBody(call.body, input),
    E.flatMap((update) =>
      changePlan(
        server,
        { id },
        (plan) => applyUpdate(server, plan, update),
        (before, after) => summariseStopChange(before, after, update.id),
      ),
    ),
  )

const applyUpdate = (
  { carriers, headquarters, now }: MemoryServer,
  plan: Plan,
  update: StopUpdate,
): E.Either<Refusal, Plan> => {
  const today = calendarDateAt(now())
  return today === undefined
    ? E.left({ code: 'server_error' })
    : E.mapLeft(refusalOf)(updateStop(plan, update, { carriers, headquarters, today }))
}

const refusalOf = ({ kind }: UpdateRefusal): Refusal => {
  switch (kind) {
    case 'no such stop':
    case 'no such route':
      return stopNotFound
    case 'start or end':
      return invalidRefusal([{ field: 'id', reason: 'The start and end of a route stay where they are' }])
    case 'other carrier':
      return { code: 'other_carrier' }
    default:
      return invalidRefusal([{ field: 'new_carrier_id', reason: 'Choose another route' }])
  }
}

const editInMemory = (server: MemoryServer, project: ProjectId, id: StopId, edits: ReadonlyArray<FieldEdit>) =>
  pipe(
    parseBody(editStop.body, {
      set: edits.map(({ field, now }) => ({ field, name: field, value: now })),
      was: edits.map(({ field, was }) => ({ field, name: field, value: was })),
    }),
    E.flatMap((edit) =>
      changePlan(
        server,
        { id: project },
        (plan) =>
          pipe(
            stopOf(plan, id),
            E.fromOption((): Refusal => stopNotFound),
            E.flatMap((stop) => E.mapLeft(editRefusalOf)(editFacts(stop.facts, edit))),
            E.flatMap((facts) => E.mapLeft((): Refusal => stopNotFound)(replaceStopFacts(plan, facts))),
          ),
        (before, after) => summariseStopEdit(before, after, id),
      ),
    ),
    E.flatMap((edited) =>
      pipe(
        findStop(id)(edited.after),
        E.map((stop) => editedBy(edited, stop)),
      ),
    ),
  )

const editRefusalOf = (refusal: EditRefusal): Refusal =>
  refusal.kind === 'invalid'
    ? invalidRefusal(refusal.reasons)
    : {
        code: 'changed_meanwhile',
        details: refusal.conflicts.map(({ field, was, now }) => ({ field, was, now })),
      }
