import assert from 'node:assert/strict'
import * as O from 'fp-ts/Option'
import fc from 'fast-check'
import {
  afterExpiry,
  afterRouteChange,
  alertOn,
  durationOf,
  heldAlert,
  noAlerts,
  releasedAlert,
  withAlert,
  withoutAlert,
  type Alert,
  type Alerts,
} from '../../src/domain/alert'
import {
  aFailure,
  anAlert,
  anAlertStep,
  aPassingAlert,
  aRunningAlert,
  aTried,
  type AlertStep,
} from '../kit/arbitraries/alert'
import { law, type Law } from '../kit/law'
import { alertClockLaws } from './alert-clocks'

const rules = { withAlert, withoutAlert, heldAlert, releasedAlert, afterExpiry, afterRouteChange, durationOf }
type Rules = typeof rules

type Moment = { readonly alerts: Alerts; readonly now: number }

const after = (rule: Rules, { alerts, now }: Moment, step: AlertStep): Moment => {
  switch (step.kind) {
    case 'said':
      return { alerts: rule.withAlert(alerts, step.alert, now), now }
    case 'waited':
      return { alerts: rule.afterExpiry(alerts, now + step.ms), now: now + step.ms }
    case 'route changed':
      return { alerts: rule.afterRouteChange(alerts), now }
    default: {
      const id = alerts.shown[step.which]?.id ?? -1
      if (step.kind === 'dismissed') return { alerts: rule.withoutAlert(alerts, id), now }
      return { alerts: step.kind === 'held' ? heldAlert(alerts, id, now) : releasedAlert(alerts, id, now), now }
    }
  }
}

const idsOf = (alerts: Alerts): ReadonlyArray<number> => alerts.shown.map(({ id }) => id)
const messagesOf = (alerts: Alerts): ReadonlyArray<string> => alerts.shown.map(({ alert }) => alert.message)

const someSaid = fc
  .array(anAlert(), { maxLength: 5 })
  .map((said) => said.reduce((all, one) => withAlert(all, one, 0), noAlerts))

export const alertLaws: ReadonlyArray<Law> = [
  law({
    name: 'three alerts',
    words: 'However alerts come and go, at most three show, the newest first, and what was just said is on top.',
    subject: rules,
    given: fc.array(anAlertStep(), { maxLength: 15 }),
    holds: (subject, steps) => {
      let moment: Moment = { alerts: noAlerts, now: 0 }
      for (const step of steps) {
        moment = after(subject, moment, step)
        const ids = idsOf(moment.alerts)
        assert.ok(ids.length <= 3)
        assert.deepEqual(
          ids,
          [...new Set(ids)].toSorted((one, other) => other - one),
        )
        if (step.kind === 'said') assert.equal(moment.alerts.shown[0]?.alert, step.alert)
      }
    },
    mutants: {
      'a fourth is let in': {
        ...rules,
        withAlert: (alerts, alert, now) => {
          const { shown, nextId } = withAlert(noAlerts, alert, now)
          return {
            shown: [...shown.map((one) => ({ ...one, id: alerts.nextId })), ...alerts.shown],
            nextId: alerts.nextId + nextId,
          }
        },
      },
      'the newest comes last': {
        ...rules,
        withAlert: (alerts, alert, now) => {
          const next = withAlert(alerts, alert, now)
          return { ...next, shown: next.shown.toReversed() }
        },
      },
      'an id is given twice': {
        ...rules,
        withAlert: (alerts, alert, now) => ({ ...withAlert(alerts, alert, now), nextId: alerts.nextId }),
      },
    },
  }),

  law({
    name: 'running work',
    words: 'Work that runs keeps its alert until it is done, whatever else is said and however long it takes.',
    subject: rules,
    given: fc.tuple(aRunningAlert(), fc.array(aPassingAlert(), { maxLength: 6 }), fc.nat(60_000)),
    holds: (subject, [running, others, wait]) => {
      const begun = subject.withAlert(noAlerts, running, 0)
      const said = others.reduce((alerts, other) => subject.withAlert(alerts, other, 1), begun)
      const later = subject.afterRouteChange(subject.afterExpiry(said, wait))
      assert.ok(idsOf(later).includes(begun.nextId - 1))
    },
    mutants: {
      'the oldest always goes': {
        ...rules,
        withAlert: (alerts, alert, now) => {
          const alone = withAlert({ shown: [], nextId: alerts.nextId }, alert, now)
          return { ...alone, shown: [...alone.shown, ...alerts.shown].slice(0, 3) }
        },
      },
      'a change of route clears it': { ...rules, afterRouteChange: (alerts) => ({ ...alerts, shown: [] }) },
    },
  }),

  law({
    name: 'change of route',
    words: 'A change of route leaves exactly the alerts that persist, in their order; a second changes nothing more.',
    subject: afterRouteChange,
    given: someSaid,
    holds: (subject, alerts) => {
      const left = subject(alerts)
      assert.deepEqual(
        left.shown,
        alerts.shown.filter(({ alert }) => alert.persists),
      )
      assert.deepEqual(subject(left), left)
    },
    mutants: {
      'everything goes': (alerts) => ({ ...alerts, shown: [] }),
      'errors stay': (alerts) => ({ ...alerts, shown: alerts.shown.filter(({ alert }) => alert.type === 'Error') }),
    },
  }),

  law({
    name: 'dismissed alert',
    words: 'Dismissing takes away the one alert that was meant, and one that is gone takes nothing with it.',
    subject: withoutAlert,
    given: fc.tuple(someSaid, fc.nat(6)),
    holds: (subject, [alerts, id]) => {
      const left = subject(alerts, id)
      assert.ok(!idsOf(left).includes(id))
      assert.equal(left.shown.length, alerts.shown.length - (idsOf(alerts).includes(id) ? 1 : 0))
      assert.ok(messagesOf(left).every((message) => messagesOf(alerts).includes(message)))
    },
    mutants: {
      'the newest goes': (alerts) => ({ ...alerts, shown: alerts.shown.slice(1) }),
      'all go': (alerts) => ({ ...alerts, shown: [] }),
    },
  }),

  law({
    name: 'words for a failure',
    words:
      'What is told of a failure is an error with words; a 401 always tells, and alone survives the way to /login.',
    subject: alertOn,
    given: fc.tuple(aTried(), aFailure()),
    holds: (subject, [tried, failed]) => {
      const told = subject(tried, failed)
      const isSignedOut = failed.kind === 'signed-out' && tried !== 'log in'
      assert.ok(!isSignedOut || O.isSome(told))
      if (O.isNone(told)) return
      assert.equal(told.value.type, 'Error')
      assert.notEqual(told.value.message.trim(), '')
      assert.equal(told.value.persists, isSignedOut)
    },
    mutants: {
      'an empty message of the server is passed on': (tried, failed) =>
        failed.kind === 'refused'
          ? O.map((alert: Alert) => ({ ...alert, message: failed.message }))(alertOn(tried, failed))
          : alertOn(tried, failed),
      'a 401 is a failure like any other': (tried, failed) =>
        alertOn(tried, failed.kind === 'signed-out' ? { kind: 'unreachable' } : failed),
    },
  }),

  ...alertClockLaws,
]
