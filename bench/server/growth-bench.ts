import { startWork } from './running-server'
import type { Cases } from './server-bench'
import type { Desk } from './api-client'
import { alone, type Found } from './comparison-row'
import { askingAgain, creatingStops, listingStops, movingStops } from './loads'
import { inTurns } from './measure-alternately'

const sizes = [100, 1_000, 10_000]

/** With a single client, so that a figure is the cost of one answer. */
const grownTo = async (desk: Desk, stops: number): Promise<ReadonlyArray<Found>> => {
  const project = await desk.planned(stops)
  const [list, again] = await inTurns(
    () => listingStops(desk, 1, project),
    () => askingAgain(desk, 1, project, '"2"'),
  )
  const [move, create] = await inTurns(
    () => movingStops(desk, 1, project),
    () => creatingStops(desk, 1, project),
  )
  const among = `of ${stops.toLocaleString('en')}`
  return [
    alone(`list the stops ${among}`, 1, list),
    alone(`the same, known already ${among}`, 1, again),
    alone(`move a stop ${among}`, 1, move),
    alone(`create a stop in a project ${among}`, 1, create),
  ]
}

export const growthCases: Cases = {
  name: 'growth',
  run: async ({ built }) => {
    const { desk, stop } = await startWork(built.server)
    const found: Found[] = []
    for (const size of sizes) found.push(...(await grownTo(desk, size)))
    await stop()
    return found.toSorted((one, other) => rank(one) - rank(other))
  },
}

const kinds = ['list', 'the same', 'move', 'create']
const rank = ({ cells: [name = ''] }: Found): number => kinds.findIndex((kind) => name.startsWith(kind))
