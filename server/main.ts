import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import {
  addressOf,
  builtPages,
  contentPolicy,
  openServer,
  readyLine,
  settingsOf,
  stopWhenAsked,
  whyNotStarted,
  type Settings,
} from '.'

const refuseToStart = (words: string): void => {
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}

const start = async (settings: Settings): Promise<void> => {
  const pages = await builtPages(join(import.meta.dirname, '../ui'), contentPolicy(settings))
  const opened = await openServer(settings, pages)
  if (E.isLeft(opened)) {
    refuseToStart(`Rondrit cannot start: ${opened.left}.`)
    return
  }
  const { app, firstSteps } = opened.right
  stopWhenAsked(app.server, () => app.close())
  try {
    await app.listen({ host: settings.host, port: settings.port })
  } catch (error) {
    await app.close()
    throw error
  }
  process.stdout.write(`${readyLine(addressOf(app.server, settings.host, settings.port), firstSteps)}\n`)
}

const settings = settingsOf(process.env)
if (E.isLeft(settings)) refuseToStart(`Rondrit cannot start: ${settings.left.join('; ')}.`)
else await start(settings.right).catch((error: unknown) => refuseToStart(whyNotStarted(error, settings.right)))
