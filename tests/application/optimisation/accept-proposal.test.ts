import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { OpenedProject } from '../../../src/application/plan'
import type { CallFailure } from '../../../src/domain/failure'
import { aResult, optimisationUseCases } from '../../kit/optimisation-use-cases'

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
    const useCases = optimisationUseCases()
    await useCases.proposed()
    const done = useCases.accept()
    expect(useCases.phase()).toMatchObject({ isSaving: true })
    useCases.calls.saved[0]?.resolve(saved)
    expect(await done).toBe(true)
    expect(useCases.calls.saved.map(({ documents, base }) => [documents, base])).toEqual([
      [{ ...aResult, declined: [] }, 3],
    ])
    expect([useCases.kind(), useCases.jobStorage.load('7'), useCases.calls.reloads]).toEqual(['idle', undefined, 1])
  })

  it('is saved once, and cannot be discarded meanwhile', async () => {
    const useCases = optimisationUseCases()
    await useCases.proposed()
    const done = useCases.accept()
    expect(await useCases.accept()).toBe(false)
    useCases.discard()
    useCases.calls.saved[0]?.resolve(saved)
    expect(await done).toBe(true)
    expect(useCases.calls.saved).toHaveLength(1)
  })

  it('overwrites nothing where the plan changed meanwhile, and says so', async () => {
    const useCases = optimisationUseCases()
    await useCases.proposed()
    const done = useCases.accept()
    useCases.calls.saved[0]?.resolve(stale)
    expect(await done).toBe(false)
    expect(useCases.phase()).toMatchObject({ kind: 'proposed', isOutdated: true, isSaving: false, failure: undefined })
    expect([useCases.calls.saved.length, useCases.calls.reloads]).toEqual([1, 1])
  })

  it('stays on show where saving fails, and can be accepted again', async () => {
    const useCases = optimisationUseCases()
    await useCases.proposed()
    const done = useCases.accept()
    useCases.calls.saved[0]?.resolve(E.left({ kind: 'unreachable' }))
    expect(await done).toBe(false)
    expect(useCases.phase()).toMatchObject({
      kind: 'proposed',
      isSaving: false,
      failure: 'It was not saved: the server cannot be reached',
    })
    void useCases.accept()
    expect(useCases.calls.saved).toHaveLength(2)
  })

  it('changes nothing of a project that was opened meanwhile', async () => {
    const useCases = optimisationUseCases()
    await useCases.proposed()
    const done = useCases.accept()
    useCases.open('8')
    await useCases.proposed()
    useCases.calls.saved[0]?.resolve(saved)
    await done
    expect([useCases.kind(), useCases.store.value.project, useCases.calls.reloads]).toEqual(['proposed', '8', 0])
    expect([useCases.jobStorage.load('7'), useCases.jobStorage.load('8')?.job]).toEqual([undefined, 'j1'])
  })
})

describe('a proposal that is discarded', () => {
  it('is gone, and is not found again when the project is opened', async () => {
    const useCases = optimisationUseCases()
    await useCases.proposed()
    useCases.discard()
    expect([useCases.kind(), useCases.jobStorage.load('7'), await useCases.accept()]).toEqual([
      'idle',
      undefined,
      false,
    ])
    expect(useCases.calls.saved).toEqual([])
  })
})
