import * as E from 'fp-ts/Either'
import {
  openLog,
  endOnSignal,
  openDependencies,
  readSettings,
  startWork,
  startErrorMessage,
  warningsOf,
  type Settings,
} from '.'

const failStart = (message: string): void => {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}

/** Runs the jobs of a shared database, as a process beside the servers. */
const runWorker = async (settings: Settings): Promise<void> => {
  const dependencies = await openDependencies(settings, openLog(settings.logLevel))
  endOnSignal(dependencies.close)
  try {
    await startWork(dependencies)
  } catch (error) {
    await dependencies.close()
    throw error
  }
  process.stdout.write('Rondrit works on jobs\n')
}

for (const warning of warningsOf(process.env)) process.stderr.write(`${warning}\n`)
const settings = readSettings(process.env)
if (E.isLeft(settings)) failStart(`Rondrit cannot work: ${settings.left.join('; ')}.`)
else if (settings.right.databaseUrl === undefined)
  failStart('Rondrit cannot work here: a server with a database of its own does its jobs itself. Set DATABASE_URL.')
else await runWorker(settings.right).catch((error: unknown) => failStart(startErrorMessage(error, settings.right)))
