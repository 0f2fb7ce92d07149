import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { followProject } from '../../../contract/history'
import * as calls from '../../../contract/project'
import type { ProjectGateway } from '../../application/project'
import type { CallFailure } from '../../domain/failure'
import type { EventFollower } from './follow-endpoint'
import { bytesCall, gatewayCall, plain } from './call-endpoint'
import { nothing } from './discard-answer'
import type { Caller } from './request-types'

export const httpProjectGateway = (ask: Caller, follower: EventFollower): ProjectGateway => {
  const call = gatewayCall(ask)
  const of = (id: string) => ({ ...plain, parameters: { id } })
  return {
    list: (callingOff) => call(calls.listProjects)(plain, { callingOff }),
    create: (name) =>
      pipe(
        call(calls.createProject)({ ...plain, body: { name } }),
        TE.map(({ project }) => project),
      ),
    remove: (id) => nothing(call(calls.deleteProject)(of(id))),
    open: (id, callingOff) => call(calls.readProject)(of(id), { callingOff }),
    save: (id, body, version) => call(calls.saveProject)({ ...of(id), body }, { version }),
    report: (id, callingOff) =>
      pipe(
        bytesCall(ask)(calls.downloadReport)(of(id), { callingOff }),
        TE.filterOrElse(isPdf, (): CallFailure => ({ kind: 'unreadable', path: [] })),
      ),
    follow: (id, ...told) => follower(followProject, 'changed')(of(id))(...told),
  }
}

/** Nothing else is to be saved under the name of one. */
const isPdf = (bytes: Uint8Array): boolean => new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-'
