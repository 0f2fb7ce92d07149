import * as E from 'fp-ts/Either'
import { memoryServer, type MemoryServer } from '../../kit/memory'
import type { CallFailure } from '../../../src/domain/failure'
import { cacheNames, cookieNames } from '../../../src/domain/session'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { deskInMemory, keptBy, visser, type TestDesk } from '../../kit/test-app'
import { anOldProject } from '../../kit/add-stored-project'

/** The app before a project, on a server of which single calls can be made to fail. */
export type Laid = TestDesk & {
  readonly projectId: string
  /** From now on calls fail, and everything is there that is ever kept locally. */
  readonly fail: (fault: Fault) => void
}

type Fault = {
  readonly failed: CallFailure
  /** of the calls that are counted; the first is 0 */
  readonly which: number | 'every'
  /** what must be on show for the count to begin */
  readonly once: string | undefined
}

const carriers = [
  { id: 1, displayName: 'Noord' },
  { id: 2, displayName: 'Zuid' },
]

const lines = [
  aRouteTo(['a', 'b'], { index: 0, externalRouteId: 1, day: '2026-11-23' }),
  aRouteTo(['c'], { index: 1, externalRouteId: 2, day: '2026-11-23' }),
]

export const laid = async (): Promise<Laid> => {
  const kept = keptBy(visser)
  let fault: Fault | undefined
  let calls = 0
  let isCounting = false
  const server: MemoryServer = {
    ...memoryServer({ carriers, holdsJobs: true }),
    trouble: () => {
      isCounting ||= fault?.once === undefined || words().includes(fault.once)
      if (!isCounting) return undefined
      const call = calls
      calls += 1
      return fault?.which === 'every' || fault?.which === call ? fault.failed : undefined
    },
  }
  const logIn = () => async () => E.left(server.trouble() ?? ({ kind: 'unreachable' } as const))
  const open = await deskInMemory({ kept, server, gateway: { logIn } })
  const words = (): ReadonlyArray<string> => open.desk.alerts.shown.map(({ alert }) => alert.message)
  return {
    ...open,
    projectId: anOldProject(server, aPlanOf(lines, ['d'])),
    fail: (next) => {
      fault = next
      calls = 0
      isCounting = false
      for (const name of cookieNames) kept.cookies.set(name, kept.cookies.get(name) ?? 'x')
      for (const name of cacheNames) kept.caches.set(name, 'x')
    },
  }
}

/** All that goes on by itself comes to its end. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })
