import { readFileSync } from 'node:fs'

/** Megabytes in use and the maximum so far, if the system reports them. */
export const residentMemoryOf = (pid: number | undefined): { readonly current: number; readonly max: number } => {
  const status = fileOfProcess(pid, 'status')
  const megabytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024
  return { current: megabytes('VmRSS'), max: megabytes('VmHWM') }
}

/** Seconds of processor time that the process has taken so far, on a system with a hundred ticks a second. */
export const processorSecondsOf = (pid: number | undefined): number => {
  const [, afterName = ''] = fileOfProcess(pid, 'stat').split(') ')
  const fields = afterName.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const fileOfProcess = (pid: number | undefined, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
