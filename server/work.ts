import * as E from 'fp-ts/Either'
import { openLog, endWhenAsked, openWorld, settingsOf, startWork, whyNotStarted, type Settings } from '.'

const refuse = (words: string): void => {
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}

/** Does the jobs of a shared database, as a process beside the servers. */
const work = async (settings: Settings): Promise<void> => {
  const world = await openWorld(settings, openLog(settings.logLevel))
  endWhenAsked(world.close)
  try {
    await startWork(world)
  } catch (error) {
    await world.close()
    throw error
  }
  process.stdout.write('Rondrit works on jobs\n')
}

const settings = settingsOf(process.env)
if (E.isLeft(settings)) refuse(`Rondrit cannot work: ${settings.left.join('; ')}.`)
else if (settings.right.databaseUrl === undefined)
  refuse('Rondrit cannot work here: a server with a database of its own does its jobs itself. Set DATABASE_URL.')
else await work(settings.right).catch((error: unknown) => refuse(whyNotStarted(error, settings.right)))
