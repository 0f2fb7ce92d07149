import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { addStop } from '../../../contract/stop'
import type { StopGateway } from '../../../src/application/stop'
import { summariseStopChange } from '../../../src/domain/history'
import { addStop as withStop, stopOf } from '../../../src/domain/plan'
import { newStop, type Stop, type StopId } from '../../../src/domain/stop'
import { answering, heard } from './answer-request'
import { birth } from './creation-info'
import { changePlan, projectIn } from './change-project'
import type { KeptProject, MemoryServer } from './memory-server'
import { noStop } from './stop-not-found'
import { updated } from './update-stop'
import { uploadInMemory } from './upload-file'

export const memoryStopGateway = (server: MemoryServer): StopGateway => {
  const list: StopGateway['list'] = (project, callingOff) =>
    answering(server, () => E.map(({ plan }: KeptProject) => plan.stops)(projectIn(server, project)), callingOff)
  return {
    list,
    document: list,
    read: (project, id, callingOff) =>
      answering(server, () => E.flatMap(stopIn(id))(projectIn(server, project)), callingOff),
    add: (id, said) =>
      answering(server, () =>
        pipe(
          heard(addStop.body, said),
          E.flatMap((draft) => {
            const stop = newStop(draft, birth(server, 'stp'))
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
    update: (project, said) => answering(server, () => E.flatMap(stopIn(said.id))(updated(server, project, said))),
    upload: uploadInMemory(server),
  }
}

const stopIn =
  (id: StopId) =>
  ({ plan }: KeptProject): E.Either<Refusal, Stop> =>
    pipe(
      stopOf(plan, id),
      E.fromOption(() => noStop),
    )
