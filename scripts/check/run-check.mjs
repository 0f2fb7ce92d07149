import { spawn } from 'node:child_process'
import { root } from '../root.mjs'
import { waitForEnd } from '../step.mjs'

/**
 * @typedef {{ readonly name: string, readonly args: ReadonlyArray<string> }} Check
 * @typedef {{ readonly name: string, readonly ok: boolean, readonly output: string }} CheckResult
 */

/** @type {(check: Check) => Promise<CheckResult>} */
export const runCheck = async ({ name, args }) => {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const { code, reason } = await waitForEnd(child)
  return { name, ok: code === 0, output: Buffer.concat(output).toString() + reason }
}
