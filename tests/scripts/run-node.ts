import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { root } from '../../scripts/root.mjs'

export type Ended = { readonly code: number | null; readonly out: string; readonly err: string }

/** Runs Node as at a terminal, and waits for its output. */
export const node = async (args: ReadonlyArray<string>): Promise<Ended> => {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, out, err }
}
