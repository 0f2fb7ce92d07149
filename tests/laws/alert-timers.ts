import assert from 'node:assert/strict'
import fc from 'fast-check'
import { removeExpired, alertDurationOf, pauseAlert, noAlerts, resumeAlert, withAlert } from '../../src/domain/alert'
import { aPassingAlert } from '../kit/arbitraries/alert'
import { law, type Law } from '../kit/law'

const rules = { withAlert, pauseAlert, resumeAlert, removeExpired }

export const alertTimerLaws: ReadonlyArray<Law> = [
  law({
    name: 'alert duration',
    statement: 'An unpaused alert is visible until its duration has passed, and no longer.',
    subject: rules,
    arbitrary: fc.tuple(aPassingAlert(), fc.nat(1_000), fc.nat(12_000)),
    holds: (subject, [alert, now, wait]) => {
      const isVisible = subject.removeExpired(subject.withAlert(noAlerts, alert, now), now + wait).visible.length === 1
      assert.equal(isVisible, wait < (alert.type === 'Error' ? 10_000 : 5_000))
    },
    mutants: {
      'every alert is an error': {
        ...rules,
        withAlert: (alerts, alert, now) => withAlert(alerts, { ...alert, type: 'Error' }, now),
      },
      'the timer starts at 0': { ...rules, withAlert: (alerts, alert) => withAlert(alerts, alert, 0) },
    },
  }),

  law({
    name: 'paused alert',
    statement: 'A paused alert is not removed, and its end is later by exactly the time of the pause.',
    subject: rules,
    arbitrary: fc.record({ alert: aPassingAlert(), before: fc.nat(4_999), pausedMs: fc.nat(60_000) }),
    holds: (subject, { alert, before, pausedMs }) => {
      const added = subject.withAlert(noAlerts, alert, 0)
      const id = added.nextId - 1
      const paused = subject.pauseAlert(added, id, before)
      const running = subject.resumeAlert(paused, id, before + pausedMs)
      const end = (alertDurationOf(alert) ?? 0) + pausedMs
      assert.equal(subject.removeExpired(paused, before + pausedMs).visible.length, 1)
      assert.equal(subject.removeExpired(running, end - 1).visible.length, 1)
      assert.equal(subject.removeExpired(running, end).visible.length, 0)
    },
    mutants: {
      'pausing changes nothing': { ...rules, pauseAlert: (alerts) => alerts },
      'resuming restarts the timer': {
        ...rules,
        resumeAlert: (alerts, id, now) => {
          const [isVisible] = alerts.visible
          return isVisible === undefined ? alerts : withAlert({ visible: [], nextId: id }, isVisible.alert, now)
        },
      },
    },
  }),
]
