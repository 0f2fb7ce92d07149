import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { addStop } from '../../../contract/stop'
import type { StopGateway } from '../../../src/application/stop'
import { summariseStopChange } from '../../../src/domain/history'
import { addStop as withStop, stopOf } from '../../../src/domain/plan'
import { newStop, type Stop, type StopId } from '../../../src/domain/stop'
import { answerRequest, parseBody } from './answer-request'
import { creationInfo } from './creation-info'
import { changePlan, findProject } from './change-project'
import type { StoredProject, MemoryServer } from './memory-server'
import { stopNotFound } from './stop-not-found'
import { updateStopInMemory } from './update-stop'
import { uploadToMemory } from './upload-file'

export const memoryStopGateway = (server: MemoryServer): StopGateway => {
  const list: StopGateway['list'] = (project, cancelSignal) =>
    answerRequest(
      server,
      () => E.map(({ plan }: StoredProject) => plan.stops)(findProject(server, project)),
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
          E.flatMap((draft) => {
            const stop = newStop(draft, creationInfo(server, 'stp'))
            return pipe(
              changePlan(
                server,
                { id },
                (plan) => E.mapLeft((): Refusal => ({ code: 'server_error' }))(withStop(plan, stop)),
                (before, after) => summariseStopChange(before, after, stop.id),
              ),
              E.map(() => stop),
            )
          }),
        ),
      ),
    update: (project, input) =>
      answerRequest(server, () => E.flatMap(findStop(input.id))(updateStopInMemory(server, project, input))),
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
