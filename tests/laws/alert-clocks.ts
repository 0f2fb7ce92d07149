import assert from 'node:assert/strict'
import fc from 'fast-check'
import { removeExpired, alertDurationOf, pauseAlert, noAlerts, resumeAlert, withAlert } from '../../src/domain/alert'
import { aPassingAlert } from '../kit/arbitraries/alert'
import { law, type Law } from '../kit/law'

const rules = { withAlert, pauseAlert, resumeAlert, afterExpiry: removeExpired }

export const alertClockLaws: ReadonlyArray<Law> = [
  law({
    name: 'alert in time',
    statement: 'An alert that is left alone shows until its duration has passed, and no longer.',
    subject: rules,
    arbitrary: fc.tuple(aPassingAlert(), fc.nat(1_000), fc.nat(12_000)),
    holds: (subject, [alert, now, wait]) => {
      const shown = subject.afterExpiry(subject.withAlert(noAlerts, alert, now), now + wait).visible.length === 1
      assert.equal(shown, wait < (alert.type === 'Error' ? 10_000 : 5_000))
    },
    mutants: {
      'every alert is an error': {
        ...rules,
        withAlert: (alerts, alert, now) => withAlert(alerts, { ...alert, type: 'Error' }, now),
      },
      'the clock began with the page': { ...rules, withAlert: (alerts, alert) => withAlert(alerts, alert, 0) },
    },
  }),

  law({
    name: 'held alert',
    statement: 'An alert that was held for a while goes exactly that much later, and never while it is held.',
    subject: rules,
    arbitrary: fc.record({ alert: aPassingAlert(), before: fc.nat(4_999), held: fc.nat(60_000) }),
    holds: (subject, { alert, before, held }) => {
      const added = subject.withAlert(noAlerts, alert, 0)
      const id = added.nextId - 1
      const paused = subject.pauseAlert(added, id, before)
      const running = subject.resumeAlert(paused, id, before + held)
      const end = (alertDurationOf(alert) ?? 0) + held
      assert.equal(subject.afterExpiry(paused, before + held).visible.length, 1)
      assert.equal(subject.afterExpiry(running, end - 1).visible.length, 1)
      assert.equal(subject.afterExpiry(running, end).visible.length, 0)
    },
    mutants: {
      'holding changes nothing': { ...rules, pauseAlert: (alerts) => alerts },
      'letting go starts the clock anew': {
        ...rules,
        resumeAlert: (alerts, id, now) => {
          const [shown] = alerts.visible
          return shown === undefined ? alerts : withAlert({ visible: [], nextId: id }, shown.alert, now)
        },
      },
    },
  }),
]
