import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { serverMessageOf } from '../../src/domain/failure'
import { stopList } from '../../src/domain/stop'
import { aDraft, aProject, aProjectWith, sequenceNumber, updateOf } from '../kit/delivery/test-data'
import { left, right } from '../kit/either'
import { deliverySuite, failureOf } from './delivery-suite'

export const historyGatewaySuite = deliverySuite('HistoryGateway', (delivery) => {
  const entries = async (project: string) => right(await delivery().history.page(project)()).changes

  it('the changes are listed newest first with user and text', async () => {
    const { projects, stops, carriers } = delivery()
    const { project, ids } = await aProjectWith({ projects, stops }, 2)
    right(await stops.update(project, updateOf(ids[0] ?? '', { newCarrier: carriers[0].id }))())
    const received = (await entries(project)).map(({ by, description, isUndone }) => [by, description, isUndone])
    expect(received).toEqual([
      ['m.visser', 'Klant 1 planned on route 1, place 10', false],
      ['m.visser', '2 stops uploaded', false],
    ])
  })

  it('the changes are listed in pages, each starting after the previous one', async () => {
    const { projects, stops, history } = delivery()
    const project = await aProject({ projects })
    for (let count = 0; count < 53; count += 1)
      right(await stops.add(project, { ...aDraft, customerName: `Klant ${count}` })())
    const first = right(await history.page(project)())
    const second = right(await history.page(project, first.next)())
    expect([first.changes.length, second.changes.length, second.next]).toEqual([50, 3, undefined])
    expect(first.next).toBe(first.changes.at(-1)?.id)
    expect([...first.changes, ...second.changes].map(({ description }) => description)).toEqual(
      Array.from({ length: 53 }, (_, index) => `Klant ${52 - index} added`),
    )
  })

  it('a change is undone and redone, each as a new version', async () => {
    const { projects, stops, history } = delivery()
    const project = await aProject({ projects })
    const { id } = right(await stops.add(project, aDraft)()).answer.facts
    const [entry] = await entries(project)
    const afterUndo = right(await history.undo(project, entry?.id ?? '')())
    expect(afterUndo).toMatchObject({ answer: 3, changed: { version: 3, change: { id: entry?.id, action: 'undone' } } })
    expect(stopList.values(right(await stops.list(project)()).value)).toEqual([])
    const states = async () => (await entries(project)).map(({ isUndone, undoneVersion }) => [isUndone, undoneVersion])
    expect(await states()).toEqual([[true, 3]])
    const afterRedo = right(await history.redo(project, entry?.id ?? '')())
    expect(afterRedo).toMatchObject({ answer: 4, changed: { version: 4, change: { id: entry?.id, action: 'redone' } } })
    expect(stopList.values(right(await stops.list(project)()).value).map((stop) => stop.facts.id)).toEqual([id])
    expect(await states()).toEqual([[false, undefined]])
    expect(right(await projects.open(project)()).version).toBe(4)
  })

  it('a second undo, a redo of a change that is not undone, and an undo below a later change are refused', async () => {
    const { projects, stops, history, carriers } = delivery()
    const { project, ids } = await aProjectWith({ projects, stops }, 2)
    for (const id of ids) right(await stops.update(project, updateOf(id, { newCarrier: carriers[0].id }))())
    right(await stops.update(project, updateOf(ids[1] ?? '', { newSequence: sequenceNumber(10) }))())
    const [renumbered, second, first] = await entries(project)
    const refused = left(await history.undo(project, first?.id ?? '')())
    expect(refused).toMatchObject({ kind: 'refused', code: 'change_in_the_way' })
    expect(serverMessageOf(refused)).toContain(renumbered?.description)
    expect(failureOf(await history.redo(project, renumbered?.id ?? '')())).toBe('not_undone')
    right(await history.undo(project, renumbered?.id ?? '')())
    expect(failureOf(await history.undo(project, renumbered?.id ?? '')())).toBe('already_undone')
    right(await history.undo(project, second?.id ?? '')())
    expect(failureOf(await history.redo(project, renumbered?.id ?? '')())).toBe('change_in_the_way')
  })

  it('unknown changes and those of another organisation are not found', async () => {
    const { projects, history, otherOrganisation } = delivery()
    const project = await aProject({ projects })
    const otherProject = await aProject(otherOrganisation)
    expect(await history.page(project)()).toEqual(E.right({ changes: [], next: undefined }))
    for (const request of [
      history.undo(project, 'chg_nowhere'),
      history.redo(project, 'chg_nowhere'),
      history.page(project, 'chg_nowhere'),
      history.page(otherProject),
      history.undo(otherProject, 'chg_nowhere'),
    ])
      expect(failureOf(await request())).toBe('not_found')
  })

  it('an ended session is reported as a failure', async () => {
    const { history, signOut } = delivery()
    await signOut()
    expect(await history.page('prj')()).toEqual(E.left({ kind: 'signed-out' }))
    expect(await history.undo('prj', 'chg')()).toEqual(E.left({ kind: 'signed-out' }))
  })
})
