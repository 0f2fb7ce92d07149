import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { serverMessageOf } from '../../src/domain/failure'
import { stopArrayOf } from '../../src/domain/stop'
import { aDraft, aProject, aProjectWith, sequenceNumber, updateOf } from '../kit/delivery/test-data'
import { left, right } from '../kit/either'
import { deliverySuite, failureOf } from './delivery-suite'

export const historyGatewaySuite = deliverySuite('a history gateway', (delivery) => {
  const lines = async (project: string) => right(await delivery().history.page(project)()).changes

  it('lists what was done, by whom and in which words, newest first', async () => {
    const { projects, stops, carriers } = delivery()
    const { project, ids } = await aProjectWith({ projects, stops }, 2)
    right(await stops.update(project, updateOf(ids[0] ?? '', { newCarrier: carriers[0].id }))())
    const received = (await lines(project)).map(({ by, words, undone }) => [by, words, undone])
    expect(received).toEqual([
      ['m.visser', 'Klant 1 planned on route 1, place 1', false],
      ['m.visser', '2 stops uploaded', false],
    ])
  })

  it('lists in pages, each from the end of the one before', async () => {
    const { projects, stops, history } = delivery()
    const project = await aProject({ projects })
    for (let made = 0; made < 53; made += 1)
      right(await stops.add(project, { ...aDraft, customerName: `Klant ${made}` })())
    const first = right(await history.page(project)())
    const second = right(await history.page(project, first.next)())
    expect([first.changes.length, second.changes.length, second.next]).toEqual([50, 3, undefined])
    expect(first.next).toBe(first.changes.at(-1)?.id)
    expect([...first.changes, ...second.changes].map(({ words }) => words)).toEqual(
      Array.from({ length: 53 }, (_, at) => `Klant ${52 - at} added`),
    )
  })

  it('undoes a change and redoes it, each as a new version', async () => {
    const { projects, stops, history } = delivery()
    const project = await aProject({ projects })
    const { id } = right(await stops.add(project, aDraft)())
    const [line] = await lines(project)
    expect(await history.undo(project, line?.id ?? '')()).toEqual(E.right(3))
    expect(stopArrayOf(right(await stops.list(project)()))).toEqual([])
    expect((await lines(project)).map(({ undone }) => undone)).toEqual([true])
    expect(await history.redo(project, line?.id ?? '')()).toEqual(E.right(4))
    expect(stopArrayOf(right(await stops.list(project)())).map((stop) => stop.id)).toEqual([id])
    expect((await lines(project)).map(({ undone }) => undone)).toEqual([false])
    expect(right(await projects.open(project)()).version).toBe(4)
  })

  it('undoes nothing twice, redoes nothing that is not undone, and undoes nothing under a later change', async () => {
    const { projects, stops, history, carriers } = delivery()
    const { project, ids } = await aProjectWith({ projects, stops }, 2)
    for (const id of ids) right(await stops.update(project, updateOf(id, { newCarrier: carriers[0].id }))())
    right(await stops.update(project, updateOf(ids[1] ?? '', { newSequence: sequenceNumber(10) }))())
    const [renumbered, second, first] = await lines(project)
    const refused = left(await history.undo(project, first?.id ?? '')())
    expect(refused).toMatchObject({ kind: 'refused', code: 'change_in_the_way' })
    expect(serverMessageOf(refused)).toContain(renumbered?.words)
    expect(failureOf(await history.redo(project, renumbered?.id ?? '')())).toBe('not_undone')
    right(await history.undo(project, renumbered?.id ?? '')())
    expect(failureOf(await history.undo(project, renumbered?.id ?? '')())).toBe('already_undone')
    right(await history.undo(project, second?.id ?? '')())
    expect(failureOf(await history.redo(project, renumbered?.id ?? '')())).toBe('change_in_the_way')
  })

  it("knows no other changes, and nothing of another organisation's", async () => {
    const { projects, history, otherOrganisation } = delivery()
    const project = await aProject({ projects })
    const theirs = await aProject(otherOrganisation)
    expect(await history.page(project)()).toEqual(E.right({ changes: [], next: undefined }))
    for (const ask of [
      history.undo(project, 'chg_nowhere'),
      history.redo(project, 'chg_nowhere'),
      history.page(project, 'chg_nowhere'),
      history.page(theirs),
      history.undo(theirs, 'chg_nowhere'),
    ])
      expect(failureOf(await ask())).toBe('not_found')
  })

  it('reports an ended session', async () => {
    const { history, signOut } = delivery()
    await signOut()
    expect(await history.page('prj')()).toEqual(E.left({ kind: 'signed-out' }))
    expect(await history.undo('prj', 'chg')()).toEqual(E.left({ kind: 'signed-out' }))
  })
})
