import { describe, expect, it } from 'vitest'
import { colleagueActions } from '../../../src/application/colleague'
import type { OpenPlan } from '../../../src/application/plan'
import { SessionStore } from '../../../src/application/session'
import { toastActions, ToastStore } from '../../../src/application/toast'
import type { ChangeAction } from '../../../src/domain/history'
import { moveStop, removeStop, type Plan } from '../../../src/domain/plan'
import { aPlanOf } from '../../kit/builders/plan'
import { anOpenPlan } from '../../kit/builders/open-plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { memoryClock } from '../../kit/memory'
import { visser } from '../../kit/test-app'

const start = aPlanOf([aRouteTo(['a', 'b', 'c']), aRouteTo(['d'], { index: 1 })])
const moved = (plan: Plan, id: string, to: number): Plan => right(moveStop(plan, { id, to, number: undefined }))

const setUp = () => {
  const [clock, session, store] = [memoryClock(), new SessionStore(), new ToastStore()]
  session.set({ kind: 'signed-in', user: visser.user })
  const toasts = { store, ...toastActions({ toasts: store, clock }) }
  const colleague = colleagueActions({ session, toasts, clock })
  let open: OpenPlan = anOpenPlan({ plan: start })
  const change = (by: string, plan: Plan, description = 'moved', action: ChangeAction = 'made'): void => {
    const version = (open.version ?? 0) + 1
    const lastChanged = {
      version,
      by,
      description,
      at: '2026-11-24T06:52:00.000Z',
      change: { id: `c${version}`, action },
    }
    const after = { ...open, version, plan, lastChanged }
    colleague.noticeChange(open, after)
    open = after
  }
  return { clock, toasts, colleague, change, message: () => store.value?.message, plan: () => open.plan }
}

describe('the marks of what colleagues change', () => {
  it('the stop and both its routes are marked with the name, the time and what was done', () => {
    const { colleague, change } = setUp()
    change('Piet', moved(start, 'a', 1))
    expect(Array.from(colleague.store.marks, ([key, { by, at, did }]) => [key, by, at, did])).toEqual([
      ['stop a', 'Piet', '2026-11-24T06:52:00.000Z', 'moved this stop to route 2, place 20'],
      ['route 0', 'Piet', '2026-11-24T06:52:00.000Z', ''],
      ['route 1', 'Piet', '2026-11-24T06:52:00.000Z', ''],
    ])
  })

  it('what the user changes gets no mark, and loses the mark that it had', () => {
    const { colleague, change, message } = setUp()
    change('m.visser', moved(start, 'b', 1))
    expect([colleague.store.marks.size, message()]).toEqual([0, undefined])
    change('Piet', moved(moved(start, 'b', 1), 'a', 1))
    change('m.visser', moved(start, 'b', 1))
    expect(Array.from(colleague.store.marks.keys())).toEqual([])
  })

  it('a stop that the user puts elsewhere on its route loses the mark that it had', () => {
    const { colleague, change } = setUp()
    const inOrder = (...ids: ReadonlyArray<string>) => aPlanOf([aRouteTo(ids), aRouteTo(['d'], { index: 1 })])
    change('Piet', inOrder('b', 'c', 'a'))
    expect(Array.from(colleague.store.marks.keys())).toEqual(['stop a', 'route 0'])
    change('m.visser', inOrder('a', 'b', 'c'))
    expect(Array.from(colleague.store.marks.keys())).toEqual([])
  })

  it('of two neighbours that changed places both are marked, since either may have been moved', () => {
    const { colleague, change } = setUp()
    change('Piet', aPlanOf([aRouteTo(['b', 'a', 'c']), aRouteTo(['d'], { index: 1 })]))
    expect(Array.from(colleague.store.marks.keys())).toEqual(['stop b', 'stop a', 'route 0'])
  })

  it('a mark that is seen goes, unless a newer one has replaced it', () => {
    const { colleague, change } = setUp()
    change('Piet', moved(start, 'a', 1))
    const seen = colleague.store.marks.get('stop a')
    change('Anna', start)
    if (seen !== undefined) colleague.markSeen('stop a', seen)
    const newer = colleague.store.marks.get('stop a')
    expect(newer?.by).toBe('Anna')
    if (newer !== undefined) colleague.markSeen('stop a', newer)
    expect(colleague.store.marks.has('stop a')).toBe(false)
  })

  it('stops that are deleted one after the other stand after the nearest one that remains, in their order', () => {
    const { colleague, change, plan } = setUp()
    const remove = (by: string, id: string): void => change(by, right(removeStop(plan(), id)))
    const places = () => [...colleague.store.marks.values()].flatMap(({ removed }) => (removed ? [removed] : []))
    change('Piet', moved(plan(), 'b', 1))
    change('Piet', moved(plan(), 'b', 0))
    for (const id of ['c', 'd', 'b']) remove('Piet', id)
    expect(places().map(({ id, previous }) => [id, previous])).toEqual([
      ['b', 'a'],
      ['c', 'a'],
      ['d', 'a'],
    ])
    remove('m.visser', 'a')
    expect(places().map(({ id, previous }) => [id, previous])).toEqual([
      ['b', undefined],
      ['c', undefined],
      ['d', undefined],
    ])
  })

  it('a change of a hundred stops marks only the routes', () => {
    const { colleague, change } = setUp()
    const ids = Array.from({ length: 100 }, (_, index) => `s${index}`)
    change('Piet', aPlanOf([aRouteTo(['a', 'b', 'c', ...ids]), aRouteTo(['d'], { index: 1 })]))
    expect(Array.from(colleague.store.marks.keys())).toEqual(['route 0'])
  })

  it('a version that is no later marks nothing', () => {
    const { colleague } = setUp()
    colleague.noticeChange(anOpenPlan({ plan: start }), anOpenPlan({ plan: moved(start, 'a', 1) }))
    expect(colleague.store.value.versions).toEqual([])
  })

  it('a change that is read with the whole plan is told by the event that came before it', () => {
    const { colleague, message } = setUp()
    colleague.receive({ version: 2, by: 'Piet', description: 'Optimisation accepted', at: '2026-11-24T06:52:00.000Z' })
    colleague.noticeChange(anOpenPlan({ plan: start }), anOpenPlan({ plan: moved(start, 'a', 1), version: 2 }))
    expect([message(), colleague.store.marks.get('stop a')?.by]).toEqual(['Piet: Optimisation accepted', 'Piet'])
  })

  it('versions that come at once are announced with their user where one made them all, and without a name where several did', () => {
    const at = '2026-11-24T06:52:00.000Z'
    const marksAfter = (...names: ReadonlyArray<string>) => {
      const { colleague } = setUp()
      for (const [index, by] of names.entries()) colleague.receive({ version: index + 2, by, description: 'moved', at })
      const after = anOpenPlan({ plan: moved(start, 'a', 1), version: names.length + 1 })
      colleague.noticeChange(anOpenPlan({ plan: start }), after)
      return [colleague.store.marks.get('stop a')?.by, colleague.store.value.versions.map(({ by }) => by)]
    }
    expect(marksAfter('Piet', 'Piet')).toEqual(['Piet', ['Piet']])
    expect(marksAfter('Anna', 'Piet')).toEqual([undefined, [undefined]])
  })

  it('another project begins without marks and without a waiting toast', () => {
    const { colleague, change, clock, toasts } = setUp()
    change('Piet', moved(start, 'a', 1))
    change('Piet', start)
    toasts.dismiss()
    colleague.clear()
    clock.advance(60_000)
    expect([colleague.store.marks.size, toasts.store.value]).toEqual([0, undefined])
  })
})

describe('the toast of what colleagues change', () => {
  it('the name stands before the words of the change, and Show opens the stop', () => {
    const { change, toasts } = setUp()
    change('Piet', moved(start, 'a', 1), 'Bakkerij Jansen from route 1 to route 2, place 20')
    expect(toasts.store.value).toMatchObject({
      message: 'Piet: Bakkerij Jansen from route 1 to route 2, place 20',
      show: { kind: 'stop', id: 'a' },
    })
  })

  it('several stops are told with both routes, and Show opens their route', () => {
    const { change, toasts } = setUp()
    change('Piet', moved(moved(start, 'a', 1), 'b', 1), '2 stops to route 2')
    expect(toasts.store.value).toMatchObject({
      message: 'Piet: 2 stops from route 1 to route 2',
      show: { kind: 'route', index: 1 },
    })
  })

  it('what is undone is told in the words of the undo', () => {
    const { change, message } = setUp()
    change('Piet', moved(moved(start, 'a', 1), 'b', 1), 'Undone: 2 stops to route 2', 'undone')
    expect(message()).toBe('Piet: Undone: 2 stops to route 2')
  })

  it('changes within five seconds are told together, and not before', () => {
    const { change, message, clock, plan } = setUp()
    change('Piet', moved(start, 'a', 1), 'first')
    clock.advance(1_000)
    change('Piet', moved(plan(), 'b', 1), 'second')
    change('Anna', moved(plan(), 'c', 1), 'third')
    expect(message()).toBe('Piet: first')
    clock.advance(4_000)
    expect(message()).toBe('Piet and Anna: 2 changes')
  })

  it('one change that waited is told in its own words', () => {
    const { change, message, clock, plan } = setUp()
    change('Piet', moved(start, 'a', 1), 'first')
    change('Piet', moved(plan(), 'b', 1), 'second')
    clock.advance(5_000)
    expect(message()).toBe('Piet: second')
  })

  it('the Undo of the user is not taken away, and the toast follows it', () => {
    const { change, message, clock, toasts } = setUp()
    toasts.show({ message: 'mine', undo: { kind: 'other', run: () => undefined } })
    change('Piet', moved(start, 'a', 1), 'theirs')
    clock.advance(4_000)
    expect(message()).toBe('mine')
    toasts.dismiss()
    clock.advance(1_000)
    expect(message()).toBe('Piet: theirs')
  })

  it('the toast that says what the user has undone is not taken away either', () => {
    const { change, message, clock, toasts } = setUp()
    toasts.show({ message: 'mine', undo: { kind: 'other', run: () => toasts.show({ message: 'Undone: mine' }) } })
    change('Piet', moved(start, 'a', 1), 'theirs')
    clock.advance(900)
    toasts.undo()
    clock.advance(4_000)
    expect(message()).toBe('Undone: mine')
    toasts.dismiss()
    clock.advance(1_000)
    expect(message()).toBe('Piet: theirs')
  })
})
