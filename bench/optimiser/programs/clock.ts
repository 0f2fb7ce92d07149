/** Milliseconds of processor time since this process began. */
export const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** A clock of processor time, or of real time. */
export const clockBy = (kind: string): (() => number) => (kind === 'cpu' ? cpu : () => performance.now())
