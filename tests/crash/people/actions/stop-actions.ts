import { changeRequest, postRequest } from '../../server-connection'
import { resultingVersion } from '../resulting-version'
import { recordChange, type UserAction, type KnownProject, type UserLog } from '../user-log'
import { parseObject } from '../../parse-answer'
import { PROJECTS } from './project-actions'

/** A stop with a unique customer name. */
export const stopBody = (key: string, offset: number) => ({
  type: 'Delivery',
  priority: 'Regular',
  customerName: key,
  zip: '2801 YA',
  houseNumber: '3',
  addressSummary: 'Lindenhof 3, 2801 YA Gouda',
  lat: 52 + offset / 10_000,
  lng: 4.7,
})

export const addStop = (log: UserLog, { id }: KnownProject, key: string, offset: number): UserAction => ({
  request: postRequest(key, `${PROJECTS}/${id}/stops`, stopBody(key, offset)),
  project: id,
  checkAnswer: (answer) => {
    const [project, version] = [log.projects.get(id), resultingVersion(answer)]
    const lastStop = parseObject(answer.text)
    if (project === undefined || version !== project.version + 1) return false
    const stops = project.stops && new Set([...project.stops, String(lastStop['id'])])
    return answer.status === 201 && recordChange(log, project, version, { stops, lastStop })
  },
})

export type Move = { readonly stop: string; readonly carrier: number; readonly number: number | undefined }

export const moveStop = (log: UserLog, { id, version }: KnownProject, { stop, carrier, number }: Move): UserAction => ({
  request: changeRequest(
    'PATCH',
    `${PROJECTS}/${id}/stops/${stop}/updateInExternalSystem`,
    moveBody(stop, carrier, number),
    version,
  ),
  project: id,
  checkAnswer: (answer, isRepeat) => {
    const [project, newVersion] = [log.projects.get(id), resultingVersion(answer, isRepeat)]
    if (project === undefined || newVersion === undefined) return false
    return recordChange(log, project, newVersion, answer.status === 200 ? { lastStop: parseObject(answer.text) } : {})
  },
})

export const moveBody = (id: string, carrier: number, number: number | undefined) => ({
  id,
  new_carrier_id: carrier,
  ...(number === undefined ? {} : { new_carrier_sequence: number }),
})
