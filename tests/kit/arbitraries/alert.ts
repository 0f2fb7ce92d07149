import fc from 'fast-check'
import { refreshingAlert, signedOutAlert, stopChangedAlert, updatingAlert, type Alert } from '../../../src/domain/alert'
import { callNames, type CallFailure, type CallName } from '../../../src/domain/failure'

/** Few texts, so that the same one occurs twice. */
const aMessage = (): fc.Arbitrary<string> =>
  fc.constantFrom(
    'Something went wrong, please try again',
    'Geen verbinding met ’s-Gravenhage',
    'Let op: 12 te laat',
    '',
  )

/** An alert that disappears by itself after a while. */
export const aPassingAlert = (): fc.Arbitrary<Alert> =>
  fc.oneof(
    fc.constantFrom(stopChangedAlert, signedOutAlert),
    fc.record(
      {
        type: fc.constantFrom('Success', 'Error', 'Info', 'Warning'),
        message: aMessage(),
        lang: fc.constantFrom('nl', undefined),
        persists: fc.boolean(),
        isRunning: fc.constant(false),
      },
      { noNullPrototype: true },
    ),
  )

export const aRunningAlert = (): fc.Arbitrary<Alert> => fc.constantFrom(updatingAlert, refreshingAlert)

export const anAlert = (): fc.Arbitrary<Alert> =>
  fc.oneof({ arbitrary: aPassingAlert(), weight: 3 }, { arbitrary: aRunningAlert(), weight: 1 })

export const aCallName = (): fc.Arbitrary<CallName> => fc.constantFrom(...callNames)

export const aFailure = (): fc.Arbitrary<CallFailure> =>
  fc.oneof(
    fc.constantFrom<CallFailure>(
      { kind: 'signed-out' },
      { kind: 'unreachable' },
      { kind: 'unreadable', path: ['routes', '0'] },
    ),
    fc.record(
      {
        kind: fc.constant('refused' as const),
        message: fc.constantFrom('', ' ', 'Route 3 is vergrendeld', 'The stop is locked by Joëlle.'),
        code: fc.constantFrom('', '500', 'locked'),
      },
      { noNullPrototype: true },
    ),
  )

/** What can happen to a list of alerts; `which` counts from the top of the list. */
export type AlertStep =
  | { readonly kind: 'added'; readonly alert: Alert }
  | { readonly kind: 'dismissed' | 'paused' | 'resumed'; readonly which: number }
  | { readonly kind: 'waited'; readonly ms: number }
  | { readonly kind: 'address changed' }

export const anAlertStep = (): fc.Arbitrary<AlertStep> =>
  fc.oneof(
    {
      arbitrary: fc.record({ kind: fc.constant('added' as const), alert: anAlert() }, { noNullPrototype: true }),
      weight: 4,
    },
    fc.record({ kind: fc.constantFrom('dismissed', 'paused', 'resumed'), which: fc.nat(2) }, { noNullPrototype: true }),
    fc.record({ kind: fc.constant('waited' as const), ms: fc.nat(6_000) }, { noNullPrototype: true }),
    fc.constant({ kind: 'address changed' } as const),
  )
