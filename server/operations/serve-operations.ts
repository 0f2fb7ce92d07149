import * as E from 'fp-ts/Either'
import { docsPage, docsStyle } from '../../contract/docs'
import * as endpoints from '../../contract/operations'
import { openApiDocument } from '../../contract/open-api'
import { memoizeWeak } from '../../src/domain/remembered'
import { callResult, type Serve } from '../http'
import type { Settings } from '../settings'
import { isLoopback } from '../sign-in'
import type { Storage } from '../storage'
import { appConfigOf } from './app-config'
import type { Metrics } from './metrics'
import { taskPage } from './task-page'

/** The version of the API, as in its paths. */
const apiVersion = { version: '2.0.0' }

/** Made on the first request, so that the server starts sooner. */
const buildDocument = memoizeWeak(({ version }: typeof apiVersion) => openApiDocument(version))
const buildDocsPage = memoizeWeak((apiVersion: typeof apiVersion) => callResult(docsPage(buildDocument(apiVersion))))

const healthyResult = callResult({ status: 'ok' as const })

export const serveOperations = (
  serve: Serve,
  settings: Settings,
  storage: Pick<Storage, 'ready'>,
  metrics: Metrics,
): void => {
  serve.open(endpoints.isAlive, async () => E.right(healthyResult))
  serve.open(endpoints.isReady, async () =>
    (await storage.ready()) ? E.right(healthyResult) : E.left({ code: 'unavailable' }),
  )
  serve.open(endpoints.readOpenApi, async () => E.right(callResult(buildDocument(apiVersion))))
  serve.open(endpoints.readDocs, async () => E.right(buildDocsPage(apiVersion)))
  serve.open(endpoints.readDocsStyle, async () => E.right(callResult(docsStyle)))
  serve.open(endpoints.readConfig, async () => E.right(callResult(appConfigOf(settings))))
  serve.open(endpoints.showTask, async () => E.right(callResult(taskPage)))
  serve.open(endpoints.readMetrics, async ({ from }) =>
    settings.metrics || isLoopback(from) ? E.right(callResult(await metrics.text())) : E.left({ code: 'not_found' }),
  )
}
