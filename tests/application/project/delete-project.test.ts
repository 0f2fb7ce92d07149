import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { PlanStore } from '../../../src/application/plan'
import { deleteProject, ProjectsStore } from '../../../src/application/project'
import type { CallFailure } from '../../../src/domain/failure'
import type { ProjectSummary } from '../../../src/domain/project'
import { resolveDone } from '../../kit/either'

const project = (id: string): ProjectSummary => ({
  id,
  name: id,
  stopOrActivityCount: 0,
  routeCount: 0,
  createdAt: undefined,
})

/** Deletes project 7 while the project `open` is open. */
const deleteProject7 = async (answer: E.Either<CallFailure, void>, open = '7') => {
  const [projects, plan] = [new ProjectsStore(), new PlanStore()]
  projects.set({ kind: 'known', projects: [project('7'), project('8')] })
  plan.set({ kind: 'loading', projectId: open })
  const closed: string[] = []
  const result = await deleteProject({
    gateway: { remove: () => TE.fromEither(answer) },
    projects,
    plan,
    callServer: (_, call) => call(),
    close: () => resolveDone(closed.push('closed')),
  })('7')
  const remaining = projects.value.kind === 'known' ? projects.value.projects.map(({ id }) => id) : []
  return { result, closed, remaining }
}

describe('deleteProject', () => {
  it('a deleted project is closed and leaves the list', async () => {
    expect(await deleteProject7(E.right(undefined))).toEqual({
      result: E.right(undefined),
      closed: ['closed'],
      remaining: ['8'],
    })
  })

  it('a project that another user has already deleted is closed and leaves the list', async () => {
    const notFound: CallFailure = { kind: 'refused', message: '', code: 'not_found' }
    expect(await deleteProject7(E.left(notFound))).toEqual({
      result: E.right(undefined),
      closed: ['closed'],
      remaining: ['8'],
    })
  })

  it('another project that was opened meanwhile stays open', async () => {
    expect(await deleteProject7(E.right(undefined), '8')).toEqual({
      result: E.right(undefined),
      closed: [],
      remaining: ['8'],
    })
  })

  it.each<CallFailure>([
    { kind: 'unreachable' },
    { kind: 'signed-out' },
    { kind: 'refused', message: 'Stale', code: 'stale' },
  ])('a project stays open and listed where deleteProject7 it fails as $kind', async (failed) => {
    expect(await deleteProject7(E.left(failed))).toEqual({ result: E.left(failed), closed: [], remaining: ['7', '8'] })
  })
})
