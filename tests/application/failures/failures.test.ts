import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callNames, serverMessageOf, type CallFailure } from '../../../src/domain/failure'
import type { Alert } from '../../../src/domain/alert'
import { visser } from '../../kit/test-app'
import { logsOut, situations, expectedAlerts, type ExpectedAlert } from './expected-alerts'
import { createFailingApp, waitUntilSettled, type FailingApp } from './failing-app'
import { useCases } from './use-cases'
import type { UseCase } from './use-cases/use-case'

const aWord = (): fc.Arbitrary<string> =>
  fc.oneof(fc.constantFrom('', ' ', 'Route 3 is vergrendeld', 'The stop is locked by Joëlle.'), fc.string())

const aRefusal = (): fc.Arbitrary<CallFailure> =>
  fc.record(
    {
      kind: fc.constant('refused' as const),
      message: aWord(),
      code: fc.constantFrom('', 'stale', 'not_found', 'invalid', 'too_large', 'server_error', 'later_change'),
    },
    { noNullPrototype: true },
  )

const anOddAnswer = (): fc.Arbitrary<CallFailure> =>
  fc.record({ kind: fc.constant('unreadable' as const), path: fc.array(fc.string()) }, { noNullPrototype: true })

/** The kinds of failures, each of which is tried for every use case, and how often. */
const kinds: ReadonlyArray<readonly [arbitrary: fc.Arbitrary<CallFailure>, numRuns: number]> = [
  [fc.constant({ kind: 'signed-out' } as const), 1],
  [fc.constant({ kind: 'unreachable' } as const), 1],
  [fc.constant({ kind: 'cancelled' } as const), 1],
  [aRefusal(), 4],
  [aRefusal().map((refused) => ({ ...refused, message: ' ' })), 4],
  [anOddAnswer(), 4],
]

const alertsOn = ({ app }: FailingApp): ReadonlyArray<Alert> => app.alerts.visible.map(({ alert }) => alert)

/** The visible alerts without those of a step that succeeded. */
const errorsOn = (open: FailingApp): ReadonlyArray<Alert> => alertsOn(open).filter(({ type }) => type !== 'Success')

/** §9: how long an error stays, and a warning that nothing was changed. */
const TEN_SECONDS = 10_000

const errorOf = ({ message, persists }: ExpectedAlert) => ({
  type: 'Error',
  message,
  lang: undefined,
  persists,
  isRunning: false,
})

const warningOf = ({ warns }: UseCase, failed: CallFailure) => {
  const message = serverMessageOf(failed)
  return warns === undefined || message === undefined
    ? []
    : [{ type: 'Warning', message, lang: undefined, persists: false, isRunning: false, staysLong: true }]
}

const failedIn = async (useCase: UseCase, failure: CallFailure): Promise<FailingApp> => {
  const open = await createFailingApp()
  await useCase.before?.(open)
  await waitUntilSettled()
  // Earlier alerts expire; a toast stays a little longer.
  open.clock.advance(6_000)
  open.fail({ failure, which: useCase.which ?? 0, once: useCase.once })
  await useCase.run(open)
  await waitUntilSettled()
  return open
}

/** Who is signed in, what the browser stores, and what is open. */
const stateOf = ({ app, browserState }: FailingApp) => ({
  user: app.session.user,
  storedUser: browserState.user,
  storedCount: browserState.caches.size + browserState.cookies.size,
  plan: app.plan.store.value.kind,
  map: app.map.store.mode.kind,
})

const emptyState = { user: undefined, storedUser: undefined, storedCount: 0, plan: 'closed', map: 'all routes' }

const expectedState = ({ callName, situation }: UseCase, failed: CallFailure) => {
  if (logsOut(situation, failed)) return emptyState
  const user = callName === 'log in' ? undefined : visser.user
  return expect.objectContaining({ user, storedUser: user })
}

describe('every use case, with every kind of failure (§8)', () => {
  it.each(useCases.map((useCase) => [useCase.name, useCase] as const))('%s', async (_, useCase) => {
    for (const [kind, numRuns] of kinds)
      await fc.assert(
        fc.asyncProperty(kind, async (failed) => {
          const open = await failedIn(useCase, failed)
          const received = [...warningOf(useCase, failed), ...expectedAlerts(useCase.situation, failed).map(errorOf)]
          expect(errorsOn(open)).toEqual(received)
          expect(stateOf(open)).toEqual(expectedState(useCase, failed))
          open.clock.advance(TEN_SECONDS - 1)
          expect(alertsOn(open)).toEqual(received)
          open.clock.advance(1)
          expect(alertsOn(open)).toEqual([])
        }),
        { numRuns },
      )
  })
})

describe('the list of use cases', () => {
  /** Calls of §7 that the ports make and no screen has a use for. */
  const unused = [
    'load the stops document',
    'recalculate a route',
    'change the driver of a route',
    'change the driver of a stop',
  ]

  it('the use cases cover every row of §8', () => {
    expect(new Set(useCases.map(({ situation }) => situation))).toEqual(new Set(situations))
  })

  it('the use cases cover every call', () => {
    const called = new Set<string>([...useCases.map((useCase) => useCase.callName), ...unused])
    expect([...called].toSorted()).toEqual(callNames.toSorted())
  })
})
