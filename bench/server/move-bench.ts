import { startBenchServer } from './running-server'
import type { ServerBench } from './server-bench'
import { latencyRow } from './comparison-row'
import { moveStopLoad } from './loads'
import { measureAlternately } from './measure-alternately'

const STOPS = 5_000
const PROJECTS = 5
const CLIENTS = 20

export const moveBench: ServerBench = {
  name: 'move',
  run: async ({ built }) => {
    const { client, stop } = await startBenchServer(built.server)
    const projectIds: string[] = []
    for (let index = 0; index < PROJECTS; index += 1) projectIds.push(await client.plannedProject(STOPS))
    const [result] = await measureAlternately(() => moveStopLoad(client, CLIENTS, ...projectIds))
    await stop()
    return [latencyRow('move a stop of 5,000 to another route and back, in 5 projects', CLIENTS, result, 25)]
  },
}
