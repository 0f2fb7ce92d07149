import * as E from 'fp-ts/Either'
import { docsPage, docsStyle } from '../../contract/docs'
import * as calls from '../../contract/operations'
import { openApi } from '../../contract/open-api'
import { memoizeWeak } from '../../src/domain/remembered'
import { told, type Serve } from '../http'
import type { Settings } from '../settings'
import { isLoopback } from '../sign-in'
import type { Storage } from '../storage'
import { appConfigOf } from './app-config'
import type { Metrics } from './metrics'
import { taskPage } from './task-page'

/** The version of the API, as in its paths. */
const api = { version: '2.0.0' }

/** Made on the first request, so that the server starts sooner. */
const documentOf = memoizeWeak(({ version }: typeof api) => openApi(version))
const pageOf = memoizeWeak((of: typeof api) => told(docsPage(documentOf(of))))

const wellOff = told({ status: 'ok' as const })

export const serveOperations = (
  serve: Serve,
  settings: Settings,
  storage: Pick<Storage, 'ready'>,
  metrics: Metrics,
): void => {
  serve.open(calls.isAlive, async () => E.right(wellOff))
  serve.open(calls.isReady, async () => ((await storage.ready()) ? E.right(wellOff) : E.left({ code: 'unavailable' })))
  serve.open(calls.readOpenApi, async () => E.right(told(documentOf(api))))
  serve.open(calls.readDocs, async () => E.right(pageOf(api)))
  serve.open(calls.readDocsStyle, async () => E.right(told(docsStyle)))
  serve.open(calls.readConfig, async () => E.right(told(appConfigOf(settings))))
  serve.open(calls.showTask, async () => E.right(told(taskPage)))
  serve.open(calls.readMetrics, async ({ from }) =>
    settings.metrics || isLoopback(from) ? E.right(told(await metrics.text())) : E.left({ code: 'not_found' }),
  )
}
