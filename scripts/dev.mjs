import './node-floor.mjs'
import { createServer } from 'node:http'
import { reloadingApp } from './dev/reloading-app.mjs'
import { root } from './root.mjs'
import { installPackages } from './setup/packages.mjs'

if (!(await installPackages())) process.exit(1)
const { createServer: openVite } = await import('vite')
const { viteSources, workshopPages } = await import('./dev/vite-pages.mjs')

const http = createServer((request, response) => {
  app.now().then(
    (open) => open.routing(request, response),
    () => response.writeHead(500).end("The server's code does not start: see the terminal.\n"),
  )
})
const vite = await openVite({ root, appType: 'custom', server: { middlewareMode: true, ws: { server: http } } })

/** @returns {Promise<typeof import('../server')>} */
const server = async () => /** @type {typeof import('../server')} */ (await vite.ssrLoadModule('/server/index.ts'))

const { addressOf, readyLine, settingsOf, stopWhenAsked, whyNotStarted } = await server()
const read = settingsOf(process.env)
if (read._tag === 'Left') {
  console.error(`Rondrit cannot start: ${read.left.join('; ')}.`)
  process.exit(1)
}
const settings = read.right

/** @param {() => void} heard */
const onServerCode = (heard) => {
  vite.watcher.on('all', (_event, file) => {
    if ((vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0) heard()
  })
}

/** @type {import('../server').OpenServer['firstSteps']} */
let firstSteps = { kind: 'nothing' }
const app = await reloadingApp(async () => {
  const { contentPolicy, openServer } = await server()
  return async () => {
    const opened = await openServer(settings, workshopPages(vite, contentPolicy(settings, viteSources)))
    if (opened._tag === 'Left') throw new Error(opened.left)
    firstSteps = opened.right.firstSteps
    // The requests go straight to its routing, which does not wait until it is ready.
    await opened.right.app.ready()
    return opened.right.app
  }
}, onServerCode)
await app.now().catch((error) => {
  console.error(whyNotStarted(error, settings))
  process.exit(1)
})
stopWhenAsked(http, async () => {
  http.close()
  await (await app.now()).close()
  await vite.close()
})
http.once('error', (error) => {
  console.error(whyNotStarted(error, settings))
  process.exit(1)
})
http.listen(settings.port, settings.host, () => {
  console.log(readyLine(addressOf(http, settings.host, settings.port), firstSteps))
})
