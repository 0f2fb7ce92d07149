import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import { openApp } from './app'
import { tellOf } from './events'
import { openLog } from './http'
import { runJob } from './optimisation'
import { keepTidy } from './lifecycle'
import { firstSteps, openWorld, type FirstSteps, type World } from './startup'
import type { Pages } from './pages'
import type { Settings } from './settings'
import { passwords } from './sign-in'

export type OpenServer = { readonly app: FastifyInstance; readonly firstSteps: FirstSteps }

/**
 * The server with all that it needs, ready to listen; closing its app closes the rest. A left says why it cannot
 * start.
 */
export const openServer = async (settings: Settings, pages: Pages): Promise<E.Either<string, OpenServer>> => {
  const world = await openWorld(settings, openLog(settings.logLevel))
  try {
    const steps = await firstSteps(settings, { ...world, passwords })
    if (E.isLeft(steps)) {
      await world.close()
      return steps
    }
    if (settings.databaseUrl === undefined || settings.jobs === 'here') await startWork(world)
    // No `await` between opening the app and adding the hook: once the app is ready, it takes no more hooks.
    const app = await openApp(settings, pages, world)
    const rest = keepTidy(world)
    app.addHook('onClose', async () => {
      rest()
      await world.close()
    })
    return E.right({ app, firstSteps: steps.right })
  } catch (error) {
    await world.close()
    throw error
  }
}

/** Begins to do jobs, first those that were left unfinished. */
export const startWork = ({ bus, queue, ...world }: World): Promise<void> =>
  queue.work(runJob({ ...world, tell: tellOf('job', bus) }))
