import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { cancelled, type CallFailure } from '../../../src/domain/failure'
import { optimisationUseCases } from '../../kit/optimisation-use-cases'
import type { AcceptedProposal } from '../../../src/domain/optimisation'

const accepted: E.Either<CallFailure, AcceptedProposal> = E.right({
  version: 4,
  change: { id: 'c4', description: 'Optimisation accepted: 1 route, 2 stops planned' },
})

/** The version on screen is 3. */
const refused = (code: string, version = 9): E.Either<CallFailure, AcceptedProposal> =>
  E.left({ kind: 'refused', code, message: 'Refused', version })

describe('acceptProposal', () => {
  it('the proposal of a job is accepted, and the plan is read from the server once', async () => {
    const useCases = optimisationUseCases()
    await useCases.proposed()
    const done = useCases.accept()
    expect(useCases.phase()).toMatchObject({ isSaving: true })
    useCases.calls.accepted[0]?.resolve(accepted)
    expect(await done).toEqual(E.right(undefined))
    expect(useCases.calls.accepted.map(({ job, declined }) => [job, declined])).toEqual([['j1', []]])
    expect([useCases.kind(), useCases.jobStorage.load('7'), useCases.calls.reloads]).toEqual(['idle', undefined, 1])
  })

  it('a proposal is accepted once, and cannot be discarded meanwhile', async () => {
    const useCases = optimisationUseCases()
    await useCases.proposed()
    const done = useCases.accept()
    expect(await useCases.accept()).toEqual(cancelled)
    useCases.discard()
    useCases.calls.accepted[0]?.resolve(accepted)
    expect(await done).toEqual(E.right(undefined))
    expect(useCases.calls.accepted).toHaveLength(1)
  })

  it('the keys of the declined routes are sent', async () => {
    const useCases = optimisationUseCases()
    await useCases.proposed()
    const phase = useCases.store.value.phase
    if (phase.kind === 'proposed')
      useCases.store.set({ ...useCases.store.value, phase: { ...phase, declined: ['route 2', 'gone 3'] } })
    void useCases.accept()
    expect(useCases.calls.accepted.map(({ declined }) => declined)).toEqual([['route 2', 'gone 3']])
  })

  it.each(['stale', 'already_accepted'])(
    'a proposal that is refused as %s is marked as outdated, and the plan is read again',
    async (code) => {
      const useCases = optimisationUseCases()
      await useCases.proposed()
      const done = useCases.accept()
      useCases.calls.accepted[0]?.resolve(refused(code))
      expect(await done).toEqual(refused(code))
      expect(useCases.phase()).toMatchObject({
        kind: 'proposed',
        isOutdated: true,
        isSaving: false,
        failure: undefined,
      })
      expect([useCases.calls.accepted.length, useCases.calls.reloads]).toEqual([1, 1])
    },
  )

  it('the plan is not read again after a refusal that names the version on screen', async () => {
    const useCases = optimisationUseCases()
    await useCases.proposed()
    const done = useCases.accept()
    useCases.calls.accepted[0]?.resolve(refused('stale', 3))
    await done
    expect([useCases.phase(), useCases.calls.reloads]).toMatchObject([{ isOutdated: true }, 0])
  })

  it('a proposal stays on screen where accepting fails, and can be accepted again', async () => {
    const useCases = optimisationUseCases()
    await useCases.proposed()
    const done = useCases.accept()
    useCases.calls.accepted[0]?.resolve(E.left({ kind: 'unreachable' }))
    expect(await done).toEqual(E.left({ kind: 'unreachable' }))
    expect(useCases.phase()).toMatchObject({
      kind: 'proposed',
      isSaving: false,
      failure: 'It was not saved: the server could not be reached',
    })
    void useCases.accept()
    expect(useCases.calls.accepted).toHaveLength(2)
  })

  it('a late answer changes nothing in a project that was opened meanwhile', async () => {
    const useCases = optimisationUseCases()
    await useCases.proposed()
    const done = useCases.accept()
    useCases.open('8')
    await useCases.proposed()
    useCases.calls.accepted[0]?.resolve(accepted)
    await done
    expect([useCases.kind(), useCases.store.value.project, useCases.calls.reloads]).toEqual(['proposed', '8', 0])
    expect([useCases.jobStorage.load('7'), useCases.jobStorage.load('8')?.jobId]).toEqual([undefined, 'j1'])
  })
})

describe('discardProposal', () => {
  it('a discarded proposal is not found again when its project is opened', async () => {
    const useCases = optimisationUseCases()
    await useCases.proposed()
    useCases.discard()
    expect([useCases.kind(), useCases.jobStorage.load('7'), await useCases.accept()]).toEqual([
      'idle',
      undefined,
      cancelled,
    ])
    expect(useCases.calls.accepted).toEqual([])
  })
})
