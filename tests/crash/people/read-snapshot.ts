import assert from 'node:assert/strict'
import { PROJECTS } from './actions/project-actions'
import { getRequest, type ServerConnection } from '../server-connection'
import type { ProjectSnapshot } from './user-log'
import { parseObjects, parseObject } from '../parse-answer'

const PAGE = 200

/** The current state of a project, which nobody may change meanwhile. */
export const readSnapshot = async (connection: ServerConnection, id: string): Promise<ProjectSnapshot> => {
  const document = await connection.send(getRequest(`${PROJECTS}/${id}`))
  const stops = await connection.send(getRequest(`${PROJECTS}/${id}/stops`))
  assert.deepEqual([document.status, stops.status, stops.version], [200, 200, document.version], `project ${id}`)
  const changes = await readChanges(connection, id)
  return { version: Number(document.version), document: document.text, stops: stops.text, changes }
}

const readChanges = async (connection: ServerConnection, id: string): Promise<ProjectSnapshot['changes']> => {
  const changes: Array<ProjectSnapshot['changes'][number]> = []
  let before: string | undefined
  do {
    const beforeQuery = before === undefined ? '' : `&before=${before}`
    const page = await connection.send(getRequest(`${PROJECTS}/${id}/changes?limit=${PAGE}${beforeQuery}`))
    assert.equal(page.status, 200, page.text)
    const { changes: entries, next } = parseObject(page.text)
    for (const entry of parseObjects(JSON.stringify(entries)))
      changes.push({ id: String(entry['id']), undone: entry['undone'] === true })
    before = typeof next === 'string' ? next : undefined
  } while (before !== undefined)
  return changes
}
