import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  removeNonPersistent,
  removeExpired,
  pauseAlert,
  noAlerts,
  resumeAlert,
  withAlert,
  withoutAlert,
  type Alerts,
} from '../../src/domain/alert'
import { anAlert, anAlertStep, aPassingAlert, aRunningAlert, type AlertStep } from '../kit/arbitraries/alert'
import { law, type Law } from '../kit/law'
import { alertTimerLaws } from './alert-timers'
import { alertMessageLaws } from './alert-messages'

const rules = { withAlert, withoutAlert, pauseAlert, resumeAlert, removeExpired, removeNonPersistent }
type Rules = typeof rules

type Moment = { readonly alerts: Alerts; readonly now: number }

const afterStep = (rule: Rules, { alerts, now }: Moment, step: AlertStep): Moment => {
  switch (step.kind) {
    case 'added':
      return { alerts: rule.withAlert(alerts, step.alert, now), now }
    case 'waited':
      return { alerts: rule.removeExpired(alerts, now + step.ms), now: now + step.ms }
    case 'address changed':
      return { alerts: rule.removeNonPersistent(alerts), now }
    default: {
      const id = alerts.visible[step.which]?.id ?? -1
      if (step.kind === 'dismissed') return { alerts: rule.withoutAlert(alerts, id), now }
      return {
        alerts: step.kind === 'paused' ? rule.pauseAlert(alerts, id, now) : rule.resumeAlert(alerts, id, now),
        now,
      }
    }
  }
}

const idsOf = (alerts: Alerts): ReadonlyArray<number> => alerts.visible.map(({ id }) => id)
const messagesOf = (alerts: Alerts): ReadonlyArray<string> => alerts.visible.map(({ alert }) => alert.message)

const someAlerts = fc
  .array(anAlert(), { maxLength: 5 })
  .map((added) => added.reduce((all, one) => withAlert(all, one, 0), noAlerts))

/** The same alerts with `persists` set on all or none. */
const allOf = (alerts: Alerts, persists: boolean): Alerts => ({
  ...alerts,
  visible: alerts.visible.map((one) => ({ ...one, alert: { ...one.alert, persists } })),
})

export const alertLaws: ReadonlyArray<Law> = [
  law({
    name: 'at most three alerts',
    statement:
      'Whatever is added or removed, at most three alerts are visible, newest first, the last one added on top.',
    subject: rules,
    arbitrary: fc.array(anAlertStep(), { maxLength: 15 }),
    holds: (subject, steps) => {
      let moment: Moment = { alerts: noAlerts, now: 0 }
      for (const step of steps) {
        moment = afterStep(subject, moment, step)
        const ids = idsOf(moment.alerts)
        assert.ok(ids.length <= 3)
        assert.deepEqual(
          ids,
          [...new Set(ids)].toSorted((one, other) => other - one),
        )
        if (step.kind === 'added') assert.equal(moment.alerts.visible[0]?.alert, step.alert)
      }
    },
    mutants: {
      'a fourth alert is added': {
        ...rules,
        withAlert: (alerts, alert, now) => {
          const { visible, nextId } = withAlert(noAlerts, alert, now)
          return {
            visible: [...visible.map((one) => ({ ...one, id: alerts.nextId })), ...alerts.visible],
            nextId: alerts.nextId + nextId,
          }
        },
      },
      'the newest comes last': {
        ...rules,
        withAlert: (alerts, alert, now) => {
          const next = withAlert(alerts, alert, now)
          return { ...next, visible: next.visible.toReversed() }
        },
      },
      'pausing moves an alert to the top': {
        ...rules,
        pauseAlert: (alerts, id, now) => {
          const { visible } = pauseAlert(alerts, id, now)
          const paused = visible.filter((one) => one.id === id)
          return { ...alerts, visible: [...paused, ...visible.filter((one) => one.id !== id)] }
        },
      },
      'resuming adds an alert again': {
        ...rules,
        resumeAlert: (alerts, id, now) => {
          const { visible } = resumeAlert(alerts, id, now)
          return { ...alerts, visible: visible.flatMap((one) => (one.id === id ? [one, one] : [one])) }
        },
      },
      'an id is used twice': {
        ...rules,
        withAlert: (alerts, alert, now) => ({ ...withAlert(alerts, alert, now), nextId: alerts.nextId }),
      },
    },
  }),

  law({
    name: 'alert of running work',
    statement:
      'An alert of running work stays until the work is done, whatever else is added and however long it takes.',
    subject: rules,
    arbitrary: fc.tuple(aRunningAlert(), fc.array(aPassingAlert(), { maxLength: 6 }), fc.nat(60_000)),
    holds: (subject, [running, others, wait]) => {
      const added = subject.withAlert(noAlerts, running, 0)
      const withOthers = others.reduce((alerts, other) => subject.withAlert(alerts, other, 1), added)
      const later = subject.removeNonPersistent(subject.removeExpired(withOthers, wait))
      assert.ok(idsOf(later).includes(added.nextId - 1))
    },
    mutants: {
      'the oldest is always removed': {
        ...rules,
        withAlert: (alerts, alert, now) => {
          const alone = withAlert({ visible: [], nextId: alerts.nextId }, alert, now)
          return { ...alone, visible: [...alone.visible, ...alerts.visible].slice(0, 3) }
        },
      },
      'a change of page address clears it': { ...rules, removeNonPersistent: (alerts) => ({ ...alerts, visible: [] }) },
    },
  }),

  law({
    name: 'change of page address',
    statement:
      'A change of page address keeps the order of alerts, adds none, and has no effect when repeated; it removes all ' +
      'alerts if none persists and none if all do, and each alert independently.',
    subject: removeNonPersistent,
    arbitrary: someAlerts,
    holds: (subject, alerts) => {
      const remaining = subject(alerts)
      assert.deepEqual(subject(remaining), remaining)
      assert.equal(remaining.nextId, alerts.nextId)
      assert.deepEqual(subject(allOf(alerts, true)), allOf(alerts, true))
      assert.deepEqual(subject(allOf(alerts, false)).visible, [])
      assert.deepEqual(
        remaining.visible,
        alerts.visible.flatMap((one) => subject({ ...alerts, visible: [one] }).visible),
      )
    },
    mutants: {
      'all alerts are removed': (alerts) => ({ ...alerts, visible: [] }),
      'errors stay': (alerts) => ({ ...alerts, visible: alerts.visible.filter(({ alert }) => alert.type === 'Error') }),
      'the newest stays': (alerts) => ({
        ...alerts,
        visible: alerts.visible.filter(({ alert }, index) => alert.persists || index === 0),
      }),
      'the remaining alerts are reversed': (alerts) => {
        const remaining = removeNonPersistent(alerts)
        return { ...remaining, visible: remaining.visible.toReversed() }
      },
    },
  }),

  law({
    name: 'dismissed alert',
    statement: 'Dismissing removes exactly the given alert; an unknown id removes nothing.',
    subject: withoutAlert,
    arbitrary: fc.tuple(someAlerts, fc.nat(6)),
    holds: (subject, [alerts, id]) => {
      const remaining = subject(alerts, id)
      assert.ok(!idsOf(remaining).includes(id))
      assert.equal(remaining.visible.length, alerts.visible.length - (idsOf(alerts).includes(id) ? 1 : 0))
      assert.ok(messagesOf(remaining).every((message) => messagesOf(alerts).includes(message)))
    },
    mutants: {
      'the newest is removed': (alerts) => ({ ...alerts, visible: alerts.visible.slice(1) }),
      'all are removed': (alerts) => ({ ...alerts, visible: [] }),
    },
  }),

  ...alertMessageLaws,
  ...alertTimerLaws,
]
