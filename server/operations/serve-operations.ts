import * as E from 'fp-ts/Either'
import { docsPage, docsStyle } from '../../contract/docs'
import * as endpoints from '../../contract/operations'
import { readStreetTile } from '../../contract/route'
import { openApiDocument } from '../../contract/open-api'
import { memoizeWeak } from '../../src/domain/value'
import { callResult, type Serve } from '../http'
import type { Settings } from '../settings'
import { isLoopback } from '../sign-in'
import type { Storage } from '../storage'
import type { Streets, Travel } from '../travel'
import type { Metrics } from './metrics'
import type { AppConfig } from '../../src/domain/config'

/** The API version, as in its paths. */
const apiVersion = { version: '2.0.0' }

/** Built on the first request, so that the server starts sooner, and only then, since anybody may ask. */
const buildDocument = memoizeWeak(({ version }: typeof apiVersion) => openApiDocument(version))
const documentParts = memoizeWeak((version: typeof apiVersion) => [Buffer.from(JSON.stringify(buildDocument(version)))])
const docsPageParts = memoizeWeak((version: typeof apiVersion) => [Buffer.from(docsPage(buildDocument(version)))])

const healthyResult = callResult({ status: 'ok' as const })

export const serveOperations = (
  serve: Serve,
  settings: Settings,
  {
    storage,
    travel,
    streets,
  }: {
    readonly storage: Pick<Storage, 'ready'>
    readonly travel: Pick<Travel, 'source' | 'dataDate'>
    readonly streets: Streets
  },
  metrics: Metrics,
): void => {
  serve.open(endpoints.isAlive, async () => E.right(healthyResult))
  const isReady = reuseAnswer(storage.ready)
  serve.open(endpoints.isReady, async () =>
    (await isReady()) ? E.right(healthyResult) : E.left({ code: 'unavailable' }),
  )
  serve.open(endpoints.readOpenApi, async () => E.right({ parts: () => documentParts(apiVersion) }))
  serve.open(endpoints.readDocs, async () => E.right({ parts: () => docsPageParts(apiVersion) }))
  serve.open(endpoints.readDocsStyle, async () => E.right(callResult(docsStyle)))
  serve.open(endpoints.readConfig, async () =>
    E.right(callResult(appConfigOf(settings, travel, streets.streetsVersion()))),
  )
  serve.authorised(readStreetTile, async ({ parameters: { version, z, x, y } }) => {
    const level = Number(z)
    if (Math.max(x, y) >= 2 ** level) return E.left({ code: 'not_found', message: 'The map has no such tile.' })
    const gzip = await streets.streetTile(version, { level, x, y })
    return gzip === undefined
      ? E.left({ code: 'not_found', message: 'These streets are not on the map any more: load the page again.' })
      : E.right({ gzip, version: [version, z, x, y].join('-'), headers: KEPT_FOR_EVER })
  })
  serve.open(endpoints.showTask, async () => E.right(callResult(taskPage)))
  serve.open(endpoints.readMetrics, async ({ clientAddress }) =>
    settings.metrics || isLoopback(clientAddress)
      ? E.right(callResult(await metrics.text()))
      : E.left({ code: 'not_found' }),
  )
}

/** The version is in the address, so that a tile never changes. */
const KEPT_FOR_EVER = { 'cache-control': 'private, max-age=31536000, immutable' }

/** Anybody may ask whether the server is ready, and each answer is a write. */
const REUSE_MS = 1_000

const reuseAnswer = (ask: () => Promise<boolean>): (() => Promise<boolean>) => {
  let answer: Promise<boolean> | undefined
  return () => {
    if (answer === undefined) {
      answer = ask()
      setTimeout(() => (answer = undefined), REUSE_MS).unref()
    }
    return answer
  }
}

/** The settings sent to the pages; the back-office link points to this server's own task page by default. */
const appConfigOf = (
  settings: Pick<
    Settings,
    | 'roads'
    | 'apiBase'
    | 'tileUrl'
    | 'tileAttribution'
    | 'backOfficeTaskUrl'
    | 'showDriversTable'
    | 'openIdIssuer'
    | 'openIdName'
  >,
  { source, dataDate }: Pick<Travel, 'source' | 'dataDate'>,
  streetsVersion: string | undefined,
): AppConfig => ({
  apiBase: settings.apiBase,
  tileUrl: settings.tileUrl ?? '',
  tileAttribution: settings.tileAttribution ?? '',
  backOfficeTaskUrl: settings.backOfficeTaskUrl ?? '/tasks/{stopId}',
  showDriversTable: settings.showDriversTable,
  serverKeepsHistory: true,
  roadSource: source,
  forcedRoadSource: settings.roads === 'auto' ? undefined : settings.roads,
  dataDate,
  streetsVersion,
  openIdName:
    settings.openIdIssuer === undefined ? undefined : (settings.openIdName ?? new URL(settings.openIdIssuer).hostname),
})

/**
 * The page of one task, for organisations without another back-office. It contains no data: its script requests the
 * stop with the API key of the logged-in user, so a shared link reveals nothing to others.
 */
const taskPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Task – Rondrit</title>
    <link rel="stylesheet" href="/docs.css">
    <script src="/task.js" type="module"></script>
  </head>
  <body>
    <main>
      <h1 id="heading">Task</h1>
      <p id="said" role="status">Loading…</p>
      <dl id="facts"></dl>
      <p><a href="/">To Rondrit</a></p>
    </main>
  </body>
</html>
`
