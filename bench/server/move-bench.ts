import { startWork } from './running-server'
import type { Cases } from './server-bench'
import { within } from './comparison-row'
import { movingStops } from './loads'
import { inTurns } from './measure-alternately'

const STOPS = 5_000
const PROJECTS = 5
const MANY = 20

export const moveCases: Cases = {
  name: 'move',
  run: async ({ built }) => {
    const { desk, stop } = await startWork(built.server)
    const among: string[] = []
    for (let made = 0; made < PROJECTS; made += 1) among.push(await desk.planned(STOPS))
    const [many] = await inTurns(() => movingStops(desk, MANY, ...among))
    await stop()
    return [within('move a stop of 5,000 to another route and back, in 5 projects', MANY, many, 25)]
  },
}
