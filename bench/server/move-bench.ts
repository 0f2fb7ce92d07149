import { startBenchServer } from './running-server'
import type { ServerBench } from './server-bench'
import { latencyRow } from './comparison-row'
import { moveStopLoad } from './loads'
import { measureAlternately } from './measure-alternately'

const STOP_COUNT = 5_000
const PROJECT_COUNT = 5
const CLIENT_COUNT = 20

export const moveBench: ServerBench = {
  name: 'move',
  run: async ({ built }) => {
    const { client, stop } = await startBenchServer(built.server)
    const projectIds: string[] = []
    for (let index = 0; index < PROJECT_COUNT; index += 1) projectIds.push(await client.plannedProject(STOP_COUNT))
    const [result] = await measureAlternately(() => moveStopLoad(client, CLIENT_COUNT, ...projectIds))
    await stop()
    return [latencyRow('move a stop of 5,000 to another route and back, in 5 projects', CLIENT_COUNT, result, 25)]
  },
}
