import { spawn } from 'node:child_process'
import { root } from '../root.mjs'
import { endOf } from '../step.mjs'

/**
 * @typedef {{ readonly name: string, readonly args: ReadonlyArray<string> }} Check
 * @typedef {{ readonly name: string, readonly ok: boolean, readonly said: string }} Tried
 */

/** @type {(check: Check) => Promise<Tried>} */
export const tried = async ({ name, args }) => {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const said = []
  child.stdout.on('data', (chunk) => said.push(chunk))
  child.stderr.on('data', (chunk) => said.push(chunk))
  const { code, reason } = await endOf(child)
  return { name, ok: code === 0, said: Buffer.concat(said).toString() + reason }
}
