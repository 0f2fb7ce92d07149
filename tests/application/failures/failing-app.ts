import * as E from 'fp-ts/Either'
import { memoryServer, memorySessionGateway, type MemoryServer } from '../../kit/memory'
import type { CallFailure } from '../../../src/domain/failure'
import { cacheNames, cookieNames } from '../../../src/domain/session'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { createTestApp, signedInState, visser, type TestApp } from '../../kit/test-app'
import { addStoredProject } from '../../kit/add-stored-project'

/** The app without an open project, on a server of which single calls can be made to fail. */
export type FailingApp = TestApp & {
  readonly projectId: string
  /** lets calls fail from now on, and fills every cookie and cache of the browser */
  readonly fail: (fault: Fault) => void
}

type Fault = {
  readonly failure: CallFailure
  /** which of the counted calls fails, from 0, or every one */
  readonly which: number | 'every'
  /** the alert that must be visible before calls are counted; undefined counts all calls */
  readonly once: string | undefined
}

const carriers = [
  { id: 1, displayName: 'Noord' },
  { id: 2, displayName: 'Zuid' },
]

const lines = [
  aRouteTo(['a', 'b'], { index: 0, carrierId: 1, day: '2026-11-23' }),
  aRouteTo(['c'], { index: 1, carrierId: 2, day: '2026-11-23' }),
]

export const createFailingApp = async (): Promise<FailingApp> => {
  const browserState = signedInState(visser)
  let fault: Fault | undefined
  let calls = 0
  let isCounting = false
  const server: MemoryServer = {
    ...memoryServer({ carriers, areJobsPaused: true }),
    currentFailure: () => {
      isCounting ||= fault?.once === undefined || alertMessages().includes(fault.once)
      if (!isCounting) return undefined
      const call = calls
      calls += 1
      return fault?.which === 'every' || fault?.which === call ? fault.failure : undefined
    },
  }
  const logIn = () => async () => E.left(server.currentFailure() ?? ({ kind: 'unreachable' } as const))
  const testApp = await createTestApp({ browserState, server, gateway: { ...memorySessionGateway([]), logIn } })
  const alertMessages = (): ReadonlyArray<string> => testApp.app.alerts.visible.map(({ alert }) => alert.message)
  return {
    ...testApp,
    projectId: addStoredProject(server, aPlanOf(lines, ['d'])),
    fail: (next) => {
      fault = next
      calls = 0
      isCounting = false
      for (const name of cookieNames) browserState.cookies.set(name, browserState.cookies.get(name) ?? 'x')
      for (const name of cacheNames) browserState.caches.set(name, 'x')
    },
  }
}

/** Waits until all pending promises have run. */
export const waitUntilSettled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })
