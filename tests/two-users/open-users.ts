import { autorun } from 'mobx'
import { httpSessionGateway, sendRequest } from '../../src/adapters/http'
import type { EditResult } from '../../src/application/gateway'
import type { Plan } from '../../src/domain/plan'
import type { AppFacade } from '../../src/ui/app'
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { gatewaysOver } from '../kit/delivery/delivery-over-http'
import type { Gateways } from '../kit/delivery/delivery'
import { right } from '../kit/either'
import { createTestApp, signedInState, visser } from '../kit/test-app'
import { aTestServer, type TestServer } from '../server/test-server'

/** A user with the real stores and the real HTTP, on a real server. */
export type User = { readonly app: AppFacade; readonly gateways: Gateways }

/** The versions that the answers to edits have made, in the order of the answers. */
export type MadeVersions = number[]

export type Users = {
  readonly gateways: readonly [Gateways, Gateways]
  /** both users with a project open; `plans` has the plan of each version that a screen showed */
  readonly open: (project: string) => Promise<{
    readonly users: readonly [User, User]
    readonly plans: ReadonlyMap<number, Plan>
    readonly made: readonly [MadeVersions, MadeVersions]
    readonly close: () => Promise<void>
  }>
  readonly close: () => Promise<void>
}

const names = ['m.visser', 'piet'] as const

export const openUsers = async (): Promise<Users> => {
  const server = await aTestServer()
  const base = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const gatewaysOf = async (username: string): Promise<Gateways> => {
    await server.user(username, 'Lindenhof')
    const logIn = httpSessionGateway(sendRequest({ base, timeout: 10_000 })).logIn({ username, password: 'a password' })
    const { apiKey } = right(await logIn())
    return gatewaysOver({ base, timeout: 20_000, apiKey: () => apiKey, serverKeepsHistory: true })
  }
  const gateways = [await gatewaysOf(names[0]), await gatewaysOf(names[1])] as const
  await addCarrier(server)
  return {
    gateways,
    open: async (project) => {
      const plans = new Map<number, Plan>()
      const made: [MadeVersions, MadeVersions] = [[], []]
      const openUser = async (index: 0 | 1): Promise<User & { readonly stop: () => void }> => {
        const { app } = await createTestApp({
          browserState: signedInState({ ...visser, user: { ...visser.user, username: names[index] } }),
          gateways: recordingVersions(gateways[index], made[index]),
        })
        const stop = autorun(() => {
          const { open } = app.plan.store
          if (open?.version !== undefined) plans.set(open.version, open.plan)
        })
        await app.plan.open({ projectId: project, part: 'stops' })
        return { app, gateways: gateways[index], stop }
      }
      const users = [await openUser(0), await openUser(1)] as const
      return {
        users,
        plans,
        made,
        close: async () => {
          for (const { app, stop } of users) {
            stop()
            await app.plan.close()
          }
        },
      }
    },
    close: async () => {
      const closing = server.app.close()
      const timer = setInterval(() => server.app.server.closeAllConnections(), 50)
      await closing
      clearInterval(timer)
    },
  }
}

/** A new organisation has one carrier; this adds the second. */
const addCarrier = async ({ dependencies: { storage } }: TestServer): Promise<void> => {
  const organisation = (await storage.directory.findUser(names[0]))?.organisation ?? ''
  right(await storage.write(organisation, async ({ carriers }) => E.right(await carriers.add('Zuid'))))
}

/** The same gateways, which note the version that each acknowledged edit made. */
const recordingVersions = (gateways: Gateways, made: MadeVersions): Gateways => {
  const noting =
    <P extends ReadonlyArray<unknown>, F, A>(call: (...args: P) => TE.TaskEither<F, EditResult<A>>) =>
    (...args: P): TE.TaskEither<F, EditResult<A>> =>
    async () => {
      const answer = await call(...args)()
      if (E.isRight(answer) && answer.right.changed) made.push(answer.right.changed.version)
      return answer
    }
  const { stops, moves, locks, history } = gateways
  return {
    ...gateways,
    stops: { ...stops, edit: noting(stops.edit), delete: noting(stops.delete) },
    moves: { ...moves, move: noting(moves.move) },
    locks: { ...locks, change: noting(locks.change) },
    history: { ...history, undo: noting(history.undo), redo: noting(history.redo) },
  }
}
