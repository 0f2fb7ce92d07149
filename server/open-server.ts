import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import { openApp } from './app'
import { publishVersion } from './events'
import { openLog } from './http'
import { runJob } from './optimisation'
import { demoWarning, collectGarbageWhenIdle, startBackups, startDeletingExpired } from './lifecycle'
import { prepareStart, openDependencies, type StartHint, type Dependencies } from './startup'
import type { Pages } from './built-pages'
import type { Settings } from './settings'
import { passwords } from './sign-in'

export type OpenServer = { readonly app: FastifyInstance; readonly startHint: StartHint }

/**
 * The server with all its dependencies, ready to listen; closing its app closes the rest. A left says why it cannot
 * start.
 */
export const openServer = async (settings: Settings, pages: Pages): Promise<E.Either<string, OpenServer>> => {
  const log = openLog(settings.logLevel)
  const dependencies = await openDependencies(settings, log)
  try {
    const startHint = await prepareStart(settings, { ...dependencies, passwords })
    if (E.isLeft(startHint)) {
      await dependencies.close()
      return startHint
    }
    const warning = demoWarning(startHint.right, settings)
    if (warning !== undefined) log.warning(warning)
    if (settings.databaseUrl === undefined || settings.jobs === 'here') await startWork(dependencies)
    // No `await` between opening the app and adding the hook: a ready app accepts no more hooks.
    const app = await openApp(settings, pages, dependencies)
    const stopDeletingExpired = startDeletingExpired({ ...dependencies, ...settings })
    const stopBackups = startBackups({ ...dependencies, ...settings, failure: log.failure })
    const stopCollectingGarbage = collectGarbageWhenIdle()
    app.addHook('onClose', async () => {
      stopDeletingExpired()
      stopBackups()
      stopCollectingGarbage()
      await dependencies.close()
    })
    return E.right({ app, startHint: startHint.right })
  } catch (error) {
    await dependencies.close()
    throw error
  }
}

/** Starts processing jobs, unfinished ones first. */
export const startWork = ({ bus, queue, withOneVersionOfRoads, ...dependencies }: Dependencies): Promise<void> => {
  const run = runJob({ ...dependencies, publishRevision: publishVersion('job', bus) })
  return queue.startWorking((...job) => withOneVersionOfRoads(() => run(...job)))
}
