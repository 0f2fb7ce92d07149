import assert from 'node:assert/strict'
import { DRIVERS } from '../people/actions/driver-actions'
import { reading, type Line } from '../server-connection'
import type { Notebook } from '../people/user-log'
import { said } from '../parse-answer'

/** Every driver is as in the last answer, or gone where that said so. */
export const checkDrivers = async (line: Line, { drivers }: Notebook): Promise<void> => {
  for (const { id, version, text, isRemoved } of drivers.values()) {
    const found = await line.ask(reading(`${DRIVERS}/${id}`))
    assert.equal(found.status, isRemoved ? 404 : 200, `driver ${id}`)
    if (isRemoved) continue
    assert.equal(found.version, String(version), `version of driver ${id}`)
    if (text !== undefined) assert.deepEqual(said(found.text), said(text), `driver ${id}`)
  }
}
