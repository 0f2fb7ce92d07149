/** The processor time of this process in milliseconds, which other processes do not affect. */
export const busyMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How long this machine now takes for a fixed piece of work: 60 to 90 ms on a common computer. */
export const yardstickMs = (): number => {
  const since = busyMs()
  for (let round = 0; round < 10; round += 1) {
    const rows = Array.from({ length: 5_000 }, (_, at) => ({
      id: `row-${at}`,
      place: [at / 7, at / 11],
      of: { round },
    }))
    JSON.parse(JSON.stringify(rows))
  }
  return busyMs() - since
}

/**
 * The processor time of some work, in units of the fixed piece of work. Tests of speed compare in these units, since a
 * slow or busy machine is slow at both.
 */
export const inYardsticks = async (work: () => unknown): Promise<number> => {
  const before = yardstickMs()
  const since = busyMs()
  await work()
  const took = busyMs() - since
  return took / Math.max(before, yardstickMs())
}
