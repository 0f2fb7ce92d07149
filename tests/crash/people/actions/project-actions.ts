import { isJsonObject } from '../../../../src/domain/parse'
import { uploadOf } from '../../../server/endpoints/request-kit'
import { changeRequest, postRequest, type SentRequest } from '../../server-connection'
import { recordChange, type UserAction, type KnownProject, type UserLog } from '../user-log'
import { resultingVersion } from '../resulting-version'
import { parseObject } from '../../parse-answer'

export const PROJECTS = '/delivery/v2/projects'

export const makeProject = (log: UserLog, key: string): UserAction => ({
  request: postRequest(key, PROJECTS, { projectName: key }),
  checkAnswer: ({ status, text }) => {
    const { data } = parseObject(text)
    const id = isJsonObject(data) ? String(data['id']) : ''
    log.projects.set(id, { ...emptyProject, id, name: key })
    return status === 201
  },
})

const emptyProject = {
  version: 1,
  changeCount: 0,
  stops: new Set<string>(),
  lastStop: undefined,
  undoneById: new Map<string, boolean>(),
  snapshot: undefined,
}

export const removeProject = (log: UserLog, { id }: KnownProject): UserAction => ({
  request: { method: 'DELETE', path: `${PROJECTS}/${id}` },
  checkAnswer: ({ status }, isRepeat) => {
    log.projects.delete(id)
    log.removedProjects.add(id)
    for (const job of log.jobs.values()) if (job.project === id) log.jobs.delete(job.id)
    return status === 204 || (isRepeat && status === 404)
  },
})

export const uploadStops = (log: UserLog, { id }: KnownProject, key: string, count: number): UserAction => {
  const { headers, raw } = uploadOf(Array.from({ length: count }, () => ({ productDescription: key })))
  const request: SentRequest = {
    method: 'POST',
    path: `${PROJECTS}/${id}/stops/createBulk`,
    headers: { ...headers, 'idempotency-key': key },
    body: new Uint8Array(Buffer.from(raw ?? '')),
  }
  return {
    request,
    project: id,
    checkAnswer: (answer) => {
      const project = log.projects.get(id)
      const version = resultingVersion(answer)
      return project !== undefined && version !== undefined && recordChange(log, project, version, { stops: undefined })
    },
  }
}

/** Saves both documents of the known version, as accepting an optimised plan does. */
export const savePlan = (log: UserLog, { id, snapshot }: KnownProject, key: string): UserAction | undefined => {
  const current = log.projects.get(id)
  if (snapshot === undefined || snapshot.version !== current?.version) return undefined
  const stops: ReadonlyArray<Record<string, unknown>> = JSON.parse(snapshot.stops)
  const body = {
    projectDocument: { ...parseObject(snapshot.document), season: key },
    stopsDocument: Object.fromEntries(stops.map((stop) => [stop['id'], stop])),
  }
  return {
    request: changeRequest('PUT', `${PROJECTS}/${id}`, body, snapshot.version),
    project: id,
    checkAnswer: (answer, isRepeat) => {
      const project = log.projects.get(id)
      const version = resultingVersion(answer, isRepeat)
      return project !== undefined && version !== undefined && recordChange(log, project, version)
    },
  }
}
