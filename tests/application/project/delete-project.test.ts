import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { PlanStore } from '../../../src/application/plan'
import { deleteProject, ProjectsStore } from '../../../src/application/project'
import type { CallFailure } from '../../../src/domain/failure'
import type { ProjectSummary } from '../../../src/domain/project'

const project = (id: string): ProjectSummary => ({ id, name: id, stops: 0, routes: 0, createdAt: undefined })

/** Deletes project 7 while another may be open by the time the answer comes. */
const deleting = async (answer: E.Either<CallFailure, void>, open = '7') => {
  const [projects, plan] = [new ProjectsStore(), new PlanStore()]
  projects.set({ kind: 'known', projects: [project('7'), project('8')] })
  plan.set({ kind: 'loading', projectId: open })
  const closed: string[] = []
  const result = await deleteProject({
    gateway: { remove: () => TE.fromEither(answer) },
    projects,
    plan,
    attempt: (_, call) => call,
    close: () => Promise.resolve(void closed.push('closed')),
  })('7')
  const left = projects.value.kind === 'known' ? projects.value.projects.map(({ id }) => id) : []
  return { result, closed, left }
}

describe('a project that is deleted', () => {
  it('is closed, and off the list, once the server has let it go', async () => {
    expect(await deleting(E.right(undefined))).toEqual({ result: E.right(undefined), closed: ['closed'], left: ['8'] })
  })

  it('is closed where somebody else had deleted it', async () => {
    const gone: CallFailure = { kind: 'refused', message: '', code: 'not_found' }
    expect(await deleting(E.left(gone))).toEqual({ result: E.right(undefined), closed: ['closed'], left: ['8'] })
  })

  it('closes no other that was opened meanwhile', async () => {
    expect(await deleting(E.right(undefined), '8')).toEqual({ result: E.right(undefined), closed: [], left: ['8'] })
  })

  it.each<CallFailure>([
    { kind: 'unreachable' },
    { kind: 'signed-out' },
    { kind: 'refused', message: 'Stale', code: 'stale' },
  ])('stays open where the server has not: $kind', async (failed) => {
    expect(await deleting(E.left(failed))).toEqual({ result: E.left(failed), closed: [], left: ['7', '8'] })
  })
})
