import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { launch, type Environment } from '../../tests/crash/running-server'
import { freePort } from '../free-port'

/** A running program to compare with. */
export type BaselineServer = { readonly base: string; readonly stop: () => Promise<unknown> }

export const startBaseline = async (program: string, kind: string, env: Environment = {}): Promise<BaselineServer> => {
  const { ready, stop } = launch(program, { BASELINE: kind, NODE_ENV: 'production', ...env })
  return { base: (await ready).base, stop }
}

/** json-server with default settings and these stops. */
export const startJsonServer = async (stops: string): Promise<BaselineServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-json-server-'))
  const file = join(folder, 'db.json')
  await writeFile(file, `{"stops":${stops}}`)
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const program = resolve('node_modules/json-server/lib/cli/bin.js')
  const child = spawn(process.execPath, [program, '--quiet', '--host', '127.0.0.1', '--port', String(port), file], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  while (!(await isResponding(`${base}/stops`))) await setTimeout(100)
  return {
    base,
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'close')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const isResponding = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
