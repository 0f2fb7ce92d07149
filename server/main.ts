import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import {
  serverUrlOf,
  loadBuiltPages,
  contentPolicy,
  openServer,
  readyLine,
  readSettings,
  stopOnSignal,
  startErrorMessage,
  warningsOf,
  type Settings,
} from '.'

const failStart = (message: string): void => {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}

const start = async (settings: Settings): Promise<void> => {
  const pages = await loadBuiltPages(join(import.meta.dirname, '../ui'), contentPolicy(settings))
  const server = await openServer(settings, pages)
  if (E.isLeft(server)) {
    failStart(`Rondrit cannot start: ${server.left}.`)
    return
  }
  const { app, startHint } = server.right
  stopOnSignal(app.server, () => app.close())
  try {
    await app.listen({ host: settings.host, port: settings.port })
  } catch (error) {
    await app.close()
    throw error
  }
  process.stdout.write(`${readyLine(serverUrlOf(app.server, settings.host, settings.port), startHint)}\n`)
}

for (const warning of warningsOf(process.env)) process.stderr.write(`${warning}\n`)
const settings = readSettings(process.env)
if (E.isLeft(settings)) failStart(`Rondrit cannot start: ${settings.left.join('; ')}.`)
else await start(settings.right).catch((error: unknown) => failStart(startErrorMessage(error, settings.right)))
