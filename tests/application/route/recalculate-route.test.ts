import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { recalculateAllRoutes } from '../../../src/application/route'
import type { ChangeProject } from '../../../src/application/plan'
import type { EditResult } from '../../../src/application/gateway'
import type { CallFailure } from '../../../src/domain/failure'
import { deferred } from '../../kit/deferred'

it('all routes are recalculated once at a time, and again after the answer', async () => {
  const answer = deferred<E.Either<CallFailure, EditResult<number>>>()
  const [projects, messages] = [new Array<string>(), new Array<string>()]
  const changeProject: ChangeProject = (_, request) => request('7')().then(E.map(({ answer: edited }) => edited))
  const recalculateAll = recalculateAllRoutes({
    routes: {
      recalculate: () => () => Promise.resolve(E.left({ kind: 'unreachable' })),
      recalculateAll: (project) => () => {
        projects.push(project)
        return answer.promise()
      },
    },
    changeProject,
    toasts: { show: ({ message }) => void messages.push(message) },
  })
  const both = [recalculateAll(), recalculateAll()]
  answer.resolve(E.right({ answer: 3, changed: null }))
  await Promise.all(both)
  expect([projects, messages]).toEqual([['7'], ['All routes recalculated: nothing has changed']])
  await recalculateAll()
  expect(projects).toEqual(['7', '7'])
})
