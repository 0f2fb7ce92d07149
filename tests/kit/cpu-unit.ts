/** The processor time of this process in milliseconds, which other processes do not affect. */
export const cpuTimeMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The processor time of a fixed computation on this machine: 60 to 90 ms on a common computer. */
export const cpuUnitMs = (): number => {
  const startedAt = cpuTimeMs()
  for (let round = 0; round < 10; round += 1) {
    const rows = Array.from({ length: 5_000 }, (_, index) => ({
      id: `row-${index}`,
      place: [index / 7, index / 11],
      of: { round },
    }))
    JSON.parse(JSON.stringify(rows))
  }
  return cpuTimeMs() - startedAt
}

/** The processor time of some work, in units of the fixed computation, since a slow or busy machine is slow at both. */
export const inCpuUnits = async (work: () => unknown): Promise<number> => {
  const unitBefore = cpuUnitMs()
  const startedAt = cpuTimeMs()
  await work()
  const duration = cpuTimeMs() - startedAt
  return duration / Math.max(unitBefore, cpuUnitMs())
}
