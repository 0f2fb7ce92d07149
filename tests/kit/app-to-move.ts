import type { MoveTarget } from '../../src/domain/move'
import { addStoredProject } from './add-stored-project'
import { aPlanOf } from './builders/plan'
import { aRouteTo } from './builders/route'
import { deferred } from './deferred'
import { right } from './either'
import { memoryServer } from './memory'
import { memoryMoveGateway } from './memory/memory-move-gateway'
import { createTestApp, memoryGateways, signedInState, visser } from './test-app'

const threeRoutes = [
  aRouteTo(['a', 'b', 'c']),
  { ...aRouteTo(['d', 'e']), index: 1 },
  { ...aRouteTo(['f', 'g']), index: 2 },
]
export const toRoute = (index: number): MoveTarget => ({ kind: 'route', index })

/** Whatever was sent until now has been answered. */
export const waitForAnswers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

/**
 * A project of three routes, or of the given ones, in which a colleague moves stops too. Moves of the user reach the server (`isSlow`), or are
 * answered (`isAnsweredLate`), once they are let through.
 */
export const openAppToMove = async ({ isSlow = false, isAnsweredLate = false, routes = threeRoutes } = {}) => {
  const server = memoryServer({ carriers: [7, 8, 9].map((id) => ({ id, displayName: `Carrier ${id}` })) })
  addStoredProject(server, aPlanOf(routes))
  const [gateways, letThrough] = [memoryGateways(server), deferred<void>()]
  const seen: Array<number | undefined> = []
  const testApp = await createTestApp({
    server,
    browserState: signedInState(visser),
    gateways: {
      ...gateways,
      moves: {
        ...gateways.moves,
        move: (id, moves) => async () => {
          if (isSlow) await letThrough.promise()
          seen.push(moves.seenVersion)
          const answer = await gateways.moves.move(id, moves)()
          if (isAnsweredLate) await letThrough.promise()
          return answer
        },
      },
    },
  })
  const { app } = testApp
  await app.plan.open({ projectId: '7', part: 'routes' })
  const visits = (index: number) => app.plan.store.plan?.routes[index]?.visits.map(({ id }) => id)
  const piet = memoryMoveGateway({ ...server, username: 'Piet' })
  const pietMoves = async (stop: string, to: MoveTarget): Promise<void> => {
    const move = { stop, to, position: { kind: 'first' }, from: undefined } as const
    right(await piet.move('7', { seenVersion: undefined, moves: [move] })())
  }
  const storedVisits = (id: string, index: number) =>
    server.projects.get(id)?.plan.routes[index]?.visits.map((visit) => visit.id)
  const openCopy = async (): Promise<void> => {
    const stored = server.projects.get('7')
    if (stored !== undefined) server.projects.set('8', { ...stored, id: '8' })
    await app.plan.open({ projectId: '8', part: 'routes' })
  }
  return { ...testApp, visits, pietMoves, storedVisits, openCopy, seen, letThrough: letThrough.resolve }
}
