import { readFileSync } from 'node:fs'

/** How many megabytes a process uses now, and has used at most, as far as this system reports it. */
export const residentMemoryOf = (pid: number | undefined): { readonly current: number; readonly max: number } => {
  const status = statusOf(pid)
  const megabytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024
  return { current: megabytes('VmRSS'), max: megabytes('VmHWM') }
}

const statusOf = (pid: number | undefined): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
