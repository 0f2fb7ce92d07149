import './node-floor.mjs'
import { createServer } from 'node:http'
import { createReloadingApp } from './dev/reloading-app.mjs'
import { root } from './root.mjs'
import { installPackages } from './setup/packages.mjs'

if (!(await installPackages())) process.exit(1)
const { createServer: openVite } = await import('vite')
const { viteSources, vitePages } = await import('./dev/vite-pages.mjs')

const http = createServer((request, response) => {
  app.currentApp().then(
    (open) => open.routing(request, response),
    () => response.writeHead(500).end("The server's code does not start: see the terminal.\n"),
  )
})
const vite = await openVite({ root, appType: 'custom', server: { middlewareMode: true, ws: { server: http } } })

/** @returns {Promise<typeof import('../server')>} */
const loadServerModule = async () =>
  /** @type {typeof import('../server')} */ (await vite.ssrLoadModule('/server/index.ts'))

const { serverUrlOf, readyLine, settingsOf, stopOnSignal, startErrorMessage } = await loadServerModule()
const settingsOrErrors = settingsOf(process.env)
if (settingsOrErrors._tag === 'Left') {
  console.error(`Rondrit cannot start: ${settingsOrErrors.left.join('; ')}.`)
  process.exit(1)
}
const settings = settingsOrErrors.right

/** @param {() => void} listener */
const onServerCode = (listener) => {
  vite.watcher.on('all', (_event, file) => {
    if ((vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0) listener()
  })
}

/** @type {import('../server').OpenServer['startHint']} */
let startHint = { kind: 'nothing' }
const app = await createReloadingApp(async () => {
  const { contentPolicy, openServer } = await loadServerModule()
  return async () => {
    const outcome = await openServer(settings, vitePages(vite, contentPolicy(settings, viteSources)))
    if (outcome._tag === 'Left') throw new Error(outcome.left)
    startHint = outcome.right.startHint
    // Requests go straight to its routing, which does not wait for ready().
    await outcome.right.app.ready()
    return outcome.right.app
  }
}, onServerCode)
await app.currentApp().catch((error) => {
  console.error(startErrorMessage(error, settings))
  process.exit(1)
})
stopOnSignal(http, async () => {
  http.close()
  await (await app.currentApp()).close()
  await vite.close()
})
http.once('error', (error) => {
  console.error(startErrorMessage(error, settings))
  process.exit(1)
})
http.listen(settings.port, settings.host, () => {
  console.log(readyLine(serverUrlOf(http, settings.host, settings.port), startHint))
})
