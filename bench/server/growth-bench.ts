import { startBenchServer } from './running-server'
import type { ServerBench } from './server-bench'
import type { ApiClient } from './api-client'
import { rowWithoutTarget, type ComparisonRow } from './comparison-row'
import { cachedListLoad, createStopLoad, listStopsLoad, moveStopLoad } from './loads'
import { measureAlternately } from './measure-alternately'

const sizes = [100, 1_000, 10_000]

/** One client, so that a figure is the cost of one answer. */
const measureAtSize = async (client: ApiClient, stopCount: number): Promise<ReadonlyArray<ComparisonRow>> => {
  const project = await client.plannedProject(stopCount)
  const [listResult, cachedListResult] = await measureAlternately(
    () => listStopsLoad(client, 1, project),
    () => cachedListLoad(client, 1, project, '"2"'),
  )
  const [moveResult, createResult] = await measureAlternately(
    () => moveStopLoad(client, 1, project),
    () => createStopLoad(client, 1, project),
  )
  const sizeLabel = `of ${stopCount.toLocaleString('en')}`
  return [
    rowWithoutTarget(`list the stops ${sizeLabel}`, 1, listResult),
    rowWithoutTarget(`the same, known already ${sizeLabel}`, 1, cachedListResult),
    rowWithoutTarget(`move a stop ${sizeLabel}`, 1, moveResult),
    rowWithoutTarget(`create a stop in a project ${sizeLabel}`, 1, createResult),
  ]
}

export const growthBench: ServerBench = {
  name: 'growth',
  run: async ({ built }) => {
    const { client, stop } = await startBenchServer(built.server)
    const rows: ComparisonRow[] = []
    for (const size of sizes) rows.push(...(await measureAtSize(client, size)))
    await stop()
    return rows.toSorted((first, second) => rank(first) - rank(second))
  },
}

const kinds = ['list', 'the same', 'move', 'create']
const rank = ({ cells: [name = ''] }: ComparisonRow): number => kinds.findIndex((kind) => name.startsWith(kind))
