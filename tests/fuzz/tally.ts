import { allEndpoints } from '../../contract'
import type { OnAnswer } from './play/fuzz-client'

/** Counts the answers by endpoint and status. */
export const createTally = () => {
  const counts = new Map<string, Map<number, number>>()
  let requests = 0
  const count: OnAnswer = (_, { endpoint }, { status }) => {
    requests += 1
    const byStatus = counts.get(endpoint.name) ?? new Map<number, number>()
    counts.set(endpoint.name, byStatus.set(status, (byStatus.get(status) ?? 0) + 1))
  }
  return {
    count,
    requests: (): number => requests,
    /** one row per endpoint of the contract, and one column per status */
    table: (): string => {
      const statuses = [...new Set([...counts.values()].flatMap((byStatus) => [...byStatus.keys()]))].toSorted(
        (a, b) => a - b,
      )
      const rows = allEndpoints.map(({ name }) => {
        const byStatus = counts.get(name)
        return [name, ...statuses.map((status) => byStatus?.get(status) ?? 0)]
      })
      const sums = statuses.map((status) => sumOf([...counts.values()].map((byStatus) => byStatus.get(status) ?? 0)))
      return formatColumns([['endpoint', ...statuses], ...rows, ['all', ...sums]])
    },
  }
}

const sumOf = (numbers: ReadonlyArray<number>): number => numbers.reduce((sum, number) => sum + number, 0)

const formatColumns = (rows: ReadonlyArray<ReadonlyArray<string | number>>): string => {
  const width = Math.max(...rows.map(([name]) => String(name).length))
  return rows
    .map(([name, ...cells]) =>
      [String(name).padEnd(width), ...cells.map((cell) => String(cell === 0 ? '.' : cell).padStart(6))].join(''),
    )
    .join('\n')
}
