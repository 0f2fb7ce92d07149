import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export type Environment = Readonly<Record<string, string>>

/** A process of a built program; it ends with this process at the latest. */
export type RunningProgram = {
  readonly pid: number | undefined
  readonly out: () => string
  readonly err: () => string
  readonly onOutput: (listen: () => void) => void
  /** its exit code; null if it was killed */
  readonly ended: Promise<number | null>
  /** simulates a power failure */
  readonly kill: () => Promise<void>
  /** asks the process to stop in an orderly way */
  readonly stop: () => Promise<number | null>
}

export const startProgram = (program: string, args: ReadonlyArray<string>, env: Environment): RunningProgram => {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killChild = (): void => void child.kill('SIGKILL')
  process.once('exit', killChild)
  const ended = once(child, 'close').then(() => {
    process.off('exit', killChild)
    return child.exitCode
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    child.kill(signal)
    return ended
  }
  return {
    pid: child.pid,
    out: collectOutput(child, 'stdout'),
    err: collectOutput(child, 'stderr'),
    onOutput: (listen) => void child.stdout.on('data', listen),
    ended,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

const collectOutput = (child: ChildProcess, stream: 'stdout' | 'stderr'): (() => string) => {
  let text = ''
  child[stream]?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  return () => text
}
