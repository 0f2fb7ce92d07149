import { changeRequest, postRequest } from '../../server-connection'
import type { UserAction, UserLog } from '../user-log'
import { parseObject } from '../../parse-answer'
import { PROJECTS } from './project-actions'
import { stopBody, moveBody } from './stop-actions'

export const addSharedStop = ({ shared }: UserLog, key: string, offset: number): UserAction => ({
  request: postRequest(key, `${PROJECTS}/${shared.id}/stops`, stopBody(key, offset)),
  checkAnswer: ({ status, text }) => {
    shared.stops.set(String(parseObject(text)['id']), undefined)
    shared.changes += 1
    return status === 201
  },
})

/** Moves a stop to another carrier, so that it is a change; sent twice, it is still one change. */
export const moveSharedStop = (
  { shared }: UserLog,
  stop: string,
  carriers: ReadonlyArray<number>,
): UserAction | undefined => {
  const carrier = carriers.find((candidate) => candidate !== shared.stops.get(stop))
  if (carrier === undefined) return undefined
  return {
    request: changeRequest(
      'PATCH',
      `${PROJECTS}/${shared.id}/stops/${stop}/updateInExternalSystem`,
      moveBody(stop, carrier, undefined),
    ),
    checkAnswer: ({ status, text }) => {
      shared.stops.set(stop, carrier)
      shared.changes += 1
      return status === 200 && parseObject(text)['externalRouteId'] === carrier
    },
  }
}
