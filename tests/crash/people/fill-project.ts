import assert from 'node:assert/strict'
import { uploadOf } from '../../server/endpoints/request-kit'
import type { ServerConnection } from '../server-connection'
import { PROJECTS } from './actions/project-actions'

const STOPS = 8_000
const NOTES = 'x'.repeat(1_000)

/** Enough stops that a backup takes a while. */
export const fillProject = async ({ send }: ServerConnection, id: string): Promise<void> => {
  const { headers, raw } = uploadOf(Array.from({ length: STOPS }, () => ({ notes: NOTES })))
  const { status, text } = await send({
    method: 'POST',
    path: `${PROJECTS}/${id}/stops/createBulk`,
    ...(headers === undefined ? {} : { headers }),
    body: new Uint8Array(Buffer.from(raw ?? '')),
  })
  assert.equal(status, 201, text)
}
