import { readFileSync } from 'node:fs'

/** How many megabytes a process uses now, and has used at most, as far as this system reports it. */
export const residentOf = (pid: number | undefined): { readonly now: number; readonly most: number } => {
  const said = statusOf(pid)
  const megabytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(said)?.[1]) / 1024
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}

const statusOf = (pid: number | undefined): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
