import { describe, expect, it } from 'vitest'
import {
  noAlerts,
  refreshing,
  stopChanged,
  updating,
  withAlert,
  withoutAlert,
  type Alert,
  type Alerts,
} from '../../../src/domain/alert'

const info = (message: string): Alert => ({ type: 'Info', message, lang: undefined, persists: false, isRunning: false })
const said = (...alerts: ReadonlyArray<Alert>): Alerts =>
  alerts.reduce((all, alert, at) => withAlert(all, alert, at * 100), noAlerts)
const wordsOf = (alerts: Alerts) => alerts.shown.map(({ alert }) => alert.message)

describe('alerts on show', () => {
  it('have the newest on top', () => {
    expect(wordsOf(said(info('one'), info('two'), info('three')))).toEqual(['three', 'two', 'one'])
  })

  it('are three at most: the oldest goes', () => {
    expect(wordsOf(said(info('one'), info('two'), info('three'), info('four')))).toEqual(['four', 'three', 'two'])
  })

  it('keep work that runs while another can go', () => {
    expect(wordsOf(said(updating, info('two'), info('three'), info('four')))).toEqual(['four', 'three', 'Updating...'])
  })

  it('let the oldest go where all of it is work that runs', () => {
    const shown = said(updating, refreshing, updating, info('four')).shown
    expect(shown.map(({ id }) => id)).toEqual([4, 3, 2])
  })

  it('say the same thing once, on top, with its clock begun anew', () => {
    const again = said(stopChanged, info('two'), stopChanged)
    expect(wordsOf(again)).toEqual(['Stop aangepast', 'two'])
    expect(again.shown[0]).toEqual({ id: 3, alert: stopChanged, clock: { kind: 'runs', until: 5_200 } })
  })

  it('keep running work apart, though it reads the same', () => {
    expect(said(updating, updating).shown.map(({ id, clock }) => [id, clock.kind])).toEqual([
      [2, 'none'],
      [1, 'none'],
    ])
  })
})

describe('a dismissed alert', () => {
  it('is gone, and the others stay', () => {
    expect(wordsOf(withoutAlert(said(info('one'), info('two'), info('three')), 2))).toEqual(['three', 'one'])
  })

  it('gives its id to nobody else', () => {
    const next = withAlert(withoutAlert(said(info('one')), 1), info('two'), 0)
    expect(next.shown.map(({ id }) => id)).toEqual([2])
  })
})
