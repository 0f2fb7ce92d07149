import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { OpenedProject } from '../../../src/application/plan'
import type { CallFailure } from '../../../src/domain/failure'
import { aResult, optimisingLaid } from '../../kit/optimisation-use-cases'

const saved: E.Either<CallFailure, OpenedProject> = E.right({
  id: '7',
  name: 'Week 48',
  createdAt: undefined,
  version: 4,
  document: aResult.document,
})

const stale: E.Either<CallFailure, OpenedProject> = E.left({
  kind: 'refused',
  code: 'stale',
  message: 'Stale',
  version: 9,
})

describe('a proposal that is accepted', () => {
  it('is saved on the version it was made from, and read from the server', async () => {
    const desk = optimisingLaid()
    await desk.proposed()
    const done = desk.accept()
    expect(desk.phase()).toMatchObject({ isSaving: true })
    desk.calls.saved[0]?.settle(saved)
    expect(await done).toBe(true)
    expect(desk.calls.saved.map(({ documents, base }) => [documents, base])).toEqual([
      [{ ...aResult, declined: [] }, 3],
    ])
    expect([desk.kind(), desk.keeper.kept('7'), desk.calls.reloads]).toEqual(['idle', undefined, 1])
  })

  it('is saved once, and cannot be discarded meanwhile', async () => {
    const desk = optimisingLaid()
    await desk.proposed()
    const done = desk.accept()
    expect(await desk.accept()).toBe(false)
    desk.discard()
    desk.calls.saved[0]?.settle(saved)
    expect(await done).toBe(true)
    expect(desk.calls.saved).toHaveLength(1)
  })

  it('overwrites nothing where the plan changed meanwhile, and says so', async () => {
    const desk = optimisingLaid()
    await desk.proposed()
    const done = desk.accept()
    desk.calls.saved[0]?.settle(stale)
    expect(await done).toBe(false)
    expect(desk.phase()).toMatchObject({ kind: 'proposed', isOutdated: true, isSaving: false, failure: undefined })
    expect([desk.calls.saved.length, desk.calls.reloads]).toEqual([1, 1])
  })

  it('stays on show where saving fails, and can be accepted again', async () => {
    const desk = optimisingLaid()
    await desk.proposed()
    const done = desk.accept()
    desk.calls.saved[0]?.settle(E.left({ kind: 'unreachable' }))
    expect(await done).toBe(false)
    expect(desk.phase()).toMatchObject({
      kind: 'proposed',
      isSaving: false,
      failure: 'It was not saved: the server cannot be reached',
    })
    void desk.accept()
    expect(desk.calls.saved).toHaveLength(2)
  })

  it('changes nothing of a project that was opened meanwhile', async () => {
    const desk = optimisingLaid()
    await desk.proposed()
    const done = desk.accept()
    desk.open('8')
    await desk.proposed()
    desk.calls.saved[0]?.settle(saved)
    await done
    expect([desk.kind(), desk.store.value.project, desk.calls.reloads]).toEqual(['proposed', '8', 0])
    expect([desk.keeper.kept('7'), desk.keeper.kept('8')?.job]).toEqual([undefined, 'j1'])
  })
})

describe('a proposal that is discarded', () => {
  it('is gone, and is not found again when the project is opened', async () => {
    const desk = optimisingLaid()
    await desk.proposed()
    desk.discard()
    expect([desk.kind(), desk.keeper.kept('7'), await desk.accept()]).toEqual(['idle', undefined, false])
    expect(desk.calls.saved).toEqual([])
  })
})
