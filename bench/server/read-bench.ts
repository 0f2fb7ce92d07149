import { startBenchServer } from './running-server'
import type { ServerBench } from './server-bench'
import { PROJECTS_PATH } from './api-client'
import { comparisonRow } from './comparison-row'
import { cachedListLoad, listStopsLoad, baselineReadLoad } from './loads'
import { startJsonServer, startBaseline } from './baseline-servers'
import { measureAlternately } from './measure-alternately'

const STOP_COUNT = 1_000
const CLIENT_COUNT = 20

export const readBench: ServerBench = {
  name: 'read',
  run: async ({ built }) => {
    const { client, stop } = await startBenchServer(built.server)
    const project = await client.plannedProject(STOP_COUNT)
    const stopsJson = await client.read(`${PROJECTS_PATH}/${project}/stops`)
    const [bareServer, jsonServer] = [await startBaseline(built.baseline, 'constant'), await startJsonServer(stopsJson)]
    const listResults = await measureAlternately(
      () => listStopsLoad(client, CLIENT_COUNT, project),
      () => baselineReadLoad(jsonServer.base, CLIENT_COUNT, '/stops'),
    )
    const cachedResults = await measureAlternately(
      () => cachedListLoad(client, CLIENT_COUNT, project, '"2"'),
      () => baselineReadLoad(bareServer.base, CLIENT_COUNT),
    )
    await Promise.all([stop(), bareServer.stop(), jsonServer.stop()])
    return [
      comparisonRow('list 1,000 stops; json-server', CLIENT_COUNT, listResults, 5),
      comparisonRow('list 1,000 stops, known already; bare Fastify', CLIENT_COUNT, cachedResults, 0.5),
    ]
  },
}
