import { changing, posted } from '../../server-connection'
import type { Act, Notebook } from '../user-log'
import { said } from '../../parse-answer'
import { PROJECTS } from './project-actions'
import { aCustomer, wish } from './stop-actions'

/** Adds a stop to the shared project. */
export const addSharedStop = ({ shared }: Notebook, key: string, where: number): Act => ({
  sent: posted(key, `${PROJECTS}/${shared.id}/stops`, aCustomer(key, where)),
  hear: ({ status, text }) => {
    shared.stops.set(String(said(text)['id']), undefined)
    shared.changes += 1
    return status === 201
  },
})

/** Moves a stop to a carrier that it is not with, so that it is a change; sent twice, it is still one change. */
export const moveSharedStop = (
  { shared }: Notebook,
  stop: string,
  carriers: ReadonlyArray<number>,
): Act | undefined => {
  const carrier = carriers.find((one) => one !== shared.stops.get(stop))
  if (carrier === undefined) return undefined
  return {
    sent: changing(
      'PATCH',
      `${PROJECTS}/${shared.id}/stops/${stop}/updateInExternalSystem`,
      wish(stop, carrier, undefined),
    ),
    hear: ({ status, text }) => {
      shared.stops.set(stop, carrier)
      shared.changes += 1
      return status === 200 && said(text)['externalRouteId'] === carrier
    },
  }
}
