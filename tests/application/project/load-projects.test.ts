import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { loadProjects, ProjectsStore } from '../../../src/application/project'
import type { CallFailure } from '../../../src/domain/failure'
import type { ProjectSummary } from '../../../src/domain/project'
import { deferred, type Deferred } from '../../kit/deferred'

type Answer = E.Either<CallFailure, ReadonlyArray<ProjectSummary>>

const project = (id: string, createdAt: string): ProjectSummary => ({
  id,
  name: id,
  stopOrActivityCount: 0,
  routeCount: 0,
  createdAt,
})
const older = project('older', '2026-11-19T10:00:00Z')
const newer = project('newer', '2026-11-20T10:00:00Z')

const setUp = () => {
  const projects = new ProjectsStore()
  const requests: Array<Deferred<Answer>> = []
  const list = () => () => {
    const answer = deferred<Answer>()
    requests.push(answer)
    return answer.promise()
  }
  return { projects, requests, load: loadProjects({ gateway: { list }, projects, callServer: (_, call) => call() }) }
}

describe('loadProjects', () => {
  it('projects are listed newest first', async () => {
    const { projects, requests, load } = setUp()
    const done = load()
    expect(projects.value).toEqual({ kind: 'loading' })
    requests[0]?.resolve(E.right([older, newer]))
    await done
    expect(projects.value).toEqual({ kind: 'known', projects: [newer, older] })
  })

  it('a known list stays visible during the next request', async () => {
    const { projects, requests, load } = setUp()
    const done = load()
    requests[0]?.resolve(E.right([older]))
    await done
    void load()
    expect(projects.value).toEqual({ kind: 'known', projects: [older] })
  })

  it('the answer of the last request counts, in whatever order the answers come', async () => {
    const { projects, requests, load } = setUp()
    const [first, second] = [load(), load()]
    requests[1]?.resolve(E.right([newer]))
    await second
    requests[0]?.resolve(E.right([older]))
    await first
    expect(projects.value).toEqual({ kind: 'known', projects: [newer] })
  })

  it('an answer that comes after a log-out is ignored', async () => {
    const { projects, requests, load } = setUp()
    const done = load()
    projects.set({ kind: 'loading' })
    requests[0]?.resolve(E.right([newer]))
    await done
    expect(projects.value).toEqual({ kind: 'loading' })
  })

  it('the list has failed where the request fails', async () => {
    const { projects, requests, load } = setUp()
    const done = load()
    requests[0]?.resolve(E.left({ kind: 'unreachable' }))
    await done
    expect(projects.value).toEqual({ kind: 'failed' })
  })
})
