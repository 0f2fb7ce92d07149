import assert from 'node:assert/strict'
import { isJsonObject } from '../../src/domain/parse'
import { PROJECTS_PATH, type ApiClient } from './api-client'
import { CARRIERS, STOPS_PER_ROUTE } from './saved-plan'

/** Edits of stops in a project of `plannedProject`, sent as the screens send them; each returns the answer's body. */
export type StopEdits = {
  readonly resequence: (stop: string, sequenceNumber: number) => Promise<string>
  readonly moveToCarrier: (stop: string, carrier: number) => Promise<string>
  readonly readLatestChangeId: () => Promise<string>
  readonly undo: (changeId: string) => Promise<string>
}

export const stopEdits = ({ read, write }: ApiClient, project: string): StopEdits => {
  const path = `${PROJECTS_PATH}/${project}`
  const updateStop = (id: string, body: object): Promise<string> =>
    write('PATCH', `${path}/stops/${id}/updateInExternalSystem`, { id, ...body })
  return {
    resequence: (stop, sequenceNumber) => updateStop(stop, { new_carrier_sequence: sequenceNumber }),
    moveToCarrier: (stop, carrier) => updateStop(stop, { new_carrier_id: carrier }),
    readLatestChangeId: async () => latestChangeIdOf(JSON.parse(await read(`${path}/changes?limit=1`))),
    undo: (changeId) => write('POST', `${path}/changes/${changeId}/undo`, {}),
  }
}

const latestChangeIdOf = (json: unknown): string => {
  const [latest]: ReadonlyArray<unknown> = isJsonObject(json) && Array.isArray(json['changes']) ? json['changes'] : []
  assert(isJsonObject(latest) && typeof latest['id'] === 'string', 'The history lists no change.')
  return latest['id']
}

/** The eighth stops of two routes of the same day in the middle of the plan, those of carriers 1 and 2. */
export const middleStops = (size: number): { readonly ofCarrier1: string; readonly ofCarrier2: string } => {
  const routeIndex = CARRIERS * Math.floor(size / STOPS_PER_ROUTE / 2 / CARRIERS)
  return {
    ofCarrier1: `stop-${routeIndex * STOPS_PER_ROUTE + 7}`,
    ofCarrier2: `stop-${(routeIndex + 1) * STOPS_PER_ROUTE + 7}`,
  }
}

/** Alternates between a stop's own sequence number and one far down its route, so that every edit changes something. */
export const sequenceNumberIn = (round: number): number => (round % 2 === 0 ? 300 : 80)

/** More changes than one page of the history has, so that a screen that reads the page gets a full one. */
const HISTORY_LENGTH = 60

export const makeLongHistory = async ({ resequence }: StopEdits, stop: string): Promise<void> => {
  for (let round = 0; round < HISTORY_LENGTH; round += 1) await resequence(stop, sequenceNumberIn(round))
}
