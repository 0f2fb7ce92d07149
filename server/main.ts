import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import {
  addressOf,
  builtPages,
  contentPolicy,
  openApp,
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
  const pages = await builtPages(join(import.meta.dirname, '../ui'), contentPolicy)
  const app = await openApp(settings, pages)
  stopWhenAsked(app.server, () => app.close())
  await app.listen({ host: settings.host, port: settings.port })
  process.stdout.write(`${readyLine(addressOf(app.server, settings.host, settings.port))}\n`)
}

const settings = settingsOf(process.env)
if (E.isLeft(settings)) refuseToStart(`Rondrit cannot start: ${settings.left.join('; ')}.`)
else await start(settings.right).catch((error: unknown) => refuseToStart(whyNotStarted(error, settings.right)))
