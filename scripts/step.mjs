import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * Runs a command quietly: one line on standard error announces it, and its output is printed only if it fails.
 *
 * @param {string} label
 * @param {string} command
 * @param {ReadonlyArray<string>} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it went well
 */
export const step = (label, command, args, env = {}) => {
  console.error(`${label} …`)
  /** @type {Buffer[]} */
  const output = []
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  return waitForEnd(child).then(({ code, reason }) => {
    if (code === 0) return true
    process.stderr.write(Buffer.concat(output))
    console.error(`${label} failed${reason}.`)
    return false
  })
}

/** npm handles a signal only after its current step, which may take minutes; then it is killed. */
const KILL_AFTER_MS = 5_000

/**
 * Waits for a command to end. When this process is told to stop, the command is stopped first.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ readonly code: number, readonly reason: string }>}
 */
export const waitForEnd = (child) =>
  new Promise((resolve) => {
    /** @param {'SIGTERM' | 'SIGINT'} signal */
    const stop = (signal) => {
      child.once('close', () => process.exit(signal === 'SIGINT' ? 130 : 143))
      child.kill(signal)
      setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref()
    }
    const signals = /** @type {const} */ (['SIGTERM', 'SIGINT'])
    for (const signal of signals) process.once(signal, stop)
    child.once('error', (error) => resolve({ code: 1, reason: `: ${error.message}` }))
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, stop)
      resolve({ code: code ?? 1, reason: '' })
    })
  })
