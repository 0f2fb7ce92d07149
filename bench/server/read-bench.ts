import { startWork } from './running-server'
import type { Cases } from './server-bench'
import { projects } from './api-client'
import { against } from './comparison-row'
import { askingAgain, listingStops, reading } from './loads'
import { startJsonServer, startRival } from './baseline-servers'
import { inTurns } from './measure-alternately'

const LISTED = 1_000
const MANY = 20

export const readCases: Cases = {
  name: 'read',
  run: async ({ built }) => {
    const { desk, stop } = await startWork(built.server)
    const project = await desk.planned(LISTED)
    const listed = await desk.read(`${projects}/${project}/stops`)
    const [bare, jsonServer] = [await startRival(built.rival, 'constant'), await startJsonServer(listed)]
    const lists = await inTurns(
      () => listingStops(desk, MANY, project),
      () => reading(jsonServer.base, MANY, '/stops'),
    )
    const again = await inTurns(
      () => askingAgain(desk, MANY, project, '"2"'),
      () => reading(bare.base, MANY),
    )
    await Promise.all([stop(), bare.stop(), jsonServer.stop()])
    return [
      against('list 1,000 stops; json-server', MANY, lists, 5),
      against('list 1,000 stops, known already; bare Fastify', MANY, again, 0.5),
    ]
  },
}
