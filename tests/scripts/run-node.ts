import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { root } from '../../scripts/root.mjs'

export type ProcessResult = { readonly code: number | null; readonly out: string; readonly err: string }

/** Runs Node as in a terminal, and collects its output. */
export const runNode = async (args: ReadonlyArray<string>): Promise<ProcessResult> => {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, out, err }
}
