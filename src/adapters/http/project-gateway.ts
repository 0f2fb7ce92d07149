import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { followProject, presenceCodec } from '../../../contract/history'
import * as endpoints from '../../../contract/project'
import type { ProjectGateway } from '../../application/project'
import type { CallFailure } from '../../domain/failure'
import { wholePlan } from '../../domain/plan'
import type { FollowEndpoint } from './follow-endpoint'
import { callForBytes, callEndpoint, emptyInput, discardAnswer } from './call-endpoint'
import type { SendRequest } from './request-types'

export const httpProjectGateway = (send: SendRequest, followEndpoint: FollowEndpoint): ProjectGateway => {
  const call = callEndpoint(send)
  const projectInput = (id: string) => ({ ...emptyInput, parameters: { id } })
  return {
    list: (cancelSignal) => call(endpoints.listProjects)(emptyInput, { cancelSignal }),
    create: (name) =>
      pipe(
        call(endpoints.createProject)({ ...emptyInput, body: { name } }),
        TE.map(({ project }) => project),
      ),
    remove: (id) => discardAnswer(call(endpoints.deleteProject)(projectInput(id))),
    open: (id, cancelSignal) => call(endpoints.readProject)(projectInput(id), { cancelSignal }),
    report: (id, cancelSignal) =>
      pipe(
        callForBytes(send)(endpoints.downloadReport)({ ...projectInput(id), query: wholePlan }, { cancelSignal }),
        TE.filterOrElse(isPdf, (): CallFailure => ({ kind: 'unreadable', path: [] })),
      ),
    exportStops: exportStopsBy(send),
    follow: (id, onEvent, onState, sinceVersion, onPresence) =>
      followEndpoint(followProject, 'changed', undefined, { name: 'present', codec: presenceCodec })(projectInput(id))(
        onEvent,
        onState,
        sinceVersion,
        ({ users }) => onPresence?.(users),
      ),
  }
}

/** The first page does without the description of this call. */
const exportStopsBy =
  (send: SendRequest): ProjectGateway['exportStops'] =>
  (id, query, cancelSignal) =>
  async () => {
    try {
      const { exportStops } = await import('../../../contract/export')
      return await callForBytes(send)(exportStops)({ ...emptyInput, parameters: { id }, query }, { cancelSignal })()
    } catch {
      return E.left({ kind: 'unreachable' })
    }
  }

/** Any other answer must not be saved as a .pdf file. */
const isPdf = (bytes: Uint8Array): boolean => new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-'
