import assert from 'node:assert/strict'
import { DRIVERS } from '../people/actions/driver-actions'
import { getRequest, type ServerConnection } from '../server-connection'
import type { UserLog } from '../people/user-log'
import { parseObject } from '../parse-answer'

/** Every driver is as in the last answer, or missing if that answer said so. */
export const checkDrivers = async (connection: ServerConnection, { drivers }: UserLog): Promise<void> => {
  for (const { id, version, text, isRemoved } of drivers.values()) {
    const answer = await connection.send(getRequest(`${DRIVERS}/${id}`))
    assert.equal(answer.status, isRemoved ? 404 : 200, `driver ${id}`)
    if (isRemoved) continue
    assert.equal(answer.version, String(version), `version of driver ${id}`)
    if (text !== undefined) assert.deepEqual(parseObject(answer.text), parseObject(text), `driver ${id}`)
  }
}
