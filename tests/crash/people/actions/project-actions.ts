import { isRecord } from '../../../../src/domain/parse'
import { fileOf } from '../../../server/endpoints/request-kit'
import { changing, posted, type Sent } from '../../server-connection'
import { changed, type Act, type KnownProject, type Notebook } from '../user-log'
import { ledTo } from '../resulting-version'
import { said } from '../../parse-answer'

export const PROJECTS = '/delivery/v2/projects'

export const makeProject = (book: Notebook, key: string): Act => ({
  sent: posted(key, PROJECTS, { projectName: key }),
  hear: ({ status, text }) => {
    const { data } = said(text)
    const id = isRecord(data) ? String(data['id']) : ''
    book.projects.set(id, { ...empty, id, name: key })
    return status === 201
  },
})

const empty = {
  version: 1,
  lines: 0,
  stops: new Set<string>(),
  last: undefined,
  turned: new Map<string, boolean>(),
  seen: undefined,
}

export const removeProject = (book: Notebook, { id }: KnownProject): Act => ({
  sent: { method: 'DELETE', path: `${PROJECTS}/${id}` },
  hear: ({ status }, isRepeat) => {
    book.projects.delete(id)
    book.removedProjects.add(id)
    for (const job of book.jobs.values()) if (job.project === id) book.jobs.delete(job.id)
    return status === 204 || (isRepeat && status === 404)
  },
})

export const uploadStops = (book: Notebook, { id }: KnownProject, key: string, count: number): Act => {
  const { headers, raw } = fileOf(Array.from({ length: count }, () => ({ productDescription: key })))
  const sent: Sent = {
    method: 'POST',
    path: `${PROJECTS}/${id}/stops/createBulk`,
    headers: { ...headers, 'idempotency-key': key },
    body: new Uint8Array(Buffer.from(raw ?? '')),
  }
  return {
    sent,
    project: id,
    hear: (answer) => {
      const project = book.projects.get(id)
      const version = ledTo(answer)
      return project !== undefined && version !== undefined && changed(book, project, version, { stops: undefined })
    },
  }
}

/** Saves both documents of the version that was seen, as accepting an optimised plan does. */
export const savePlan = (book: Notebook, { id, seen }: KnownProject, key: string): Act | undefined => {
  const known = book.projects.get(id)
  if (seen === undefined || seen.version !== known?.version) return undefined
  const stops: ReadonlyArray<Record<string, unknown>> = JSON.parse(seen.stops)
  const body = {
    projectDocument: { ...said(seen.document), season: key },
    stopsDocument: Object.fromEntries(stops.map((stop) => [stop['id'], stop])),
  }
  return {
    sent: changing('PUT', `${PROJECTS}/${id}`, body, seen.version),
    project: id,
    hear: (answer, isRepeat) => {
      const project = book.projects.get(id)
      const version = ledTo(answer, isRepeat)
      return project !== undefined && version !== undefined && changed(book, project, version)
    },
  }
}
