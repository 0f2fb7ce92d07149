/** Milliseconds of the processor since this process began. */
export const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of the processor, or of the clock on the wall. */
export const clockBy = (kind: string): (() => number) => (kind === 'cpu' ? cpu : () => performance.now())
