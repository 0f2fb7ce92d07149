/** Milliseconds that this process has worked, whatever others do meanwhile. */
export const busyMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What this machine takes, now, for a piece of plain work: 60 to 90 ms on a desk. */
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
 * How often this machine would have done the plain work in the time that another piece of work took of its processors.
 * What a test asks of speed it asks so: a slow machine, or a busy one, is slow at both.
 */
export const inYardsticks = async (work: () => unknown): Promise<number> => {
  const before = yardstickMs()
  const since = busyMs()
  await work()
  const took = busyMs() - since
  return took / Math.max(before, yardstickMs())
}
