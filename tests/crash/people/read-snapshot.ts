import assert from 'node:assert/strict'
import { PROJECTS } from './actions/project-actions'
import { reading, type Line } from '../server-connection'
import type { Seen } from './user-log'
import { listSaid, said } from '../parse-answer'

const PAGE = 200

/** A project as it is now; nobody may change it meanwhile. */
export const seenNow = async (line: Line, id: string): Promise<Seen> => {
  const document = await line.ask(reading(`${PROJECTS}/${id}`))
  const stops = await line.ask(reading(`${PROJECTS}/${id}/stops`))
  assert.deepEqual([document.status, stops.status, stops.version], [200, 200, document.version], `project ${id}`)
  const changes = await changesOf(line, id)
  return { version: Number(document.version), document: document.text, stops: stops.text, changes }
}

const changesOf = async (line: Line, id: string): Promise<Seen['changes']> => {
  const changes: Array<Seen['changes'][number]> = []
  let before: string | undefined
  do {
    const asked = before === undefined ? '' : `&before=${before}`
    const page = await line.ask(reading(`${PROJECTS}/${id}/changes?limit=${PAGE}${asked}`))
    assert.equal(page.status, 200, page.text)
    const { changes: lines, next } = said(page.text)
    for (const one of listSaid(JSON.stringify(lines)))
      changes.push({ id: String(one['id']), undone: one['undone'] === true })
    before = typeof next === 'string' ? next : undefined
  } while (before !== undefined)
  return changes
}
