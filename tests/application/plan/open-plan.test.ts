import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { openPlan, PlanStore, readPlan, type OpenProjectPlan } from '../../../src/application/plan'
import type { Versioned } from '../../../src/application/gateway'
import type { CallFailure } from '../../../src/domain/failure'
import { emptyPlan } from '../../../src/domain/plan'
import type { CookieName, ClearedData } from '../../../src/domain/session'
import { emptyStopList, type StopList } from '../../../src/domain/stop'
import { deferred, type Deferred } from '../../kit/deferred'
import type { OpenedProject } from '../../../src/domain/project'

type Answer<A> = E.Either<CallFailure, A>

const weekOf = (id: string): OpenedProject => ({
  id,
  name: `Week ${id}`,
  createdAt: undefined,
  version: 1,
  document: { routes: [], unknownFields: {} },
})

type Table = {
  readonly plan: PlanStore
  readonly open: OpenProjectPlan
  readonly projects: ReadonlyMap<string, Deferred<Answer<OpenedProject>>>
  readonly calls: ReadonlyArray<string>
  readonly cookies: Map<CookieName, string>
  readonly forgotten: ReadonlyArray<ClearedData>
}

const setUp = (): Table => {
  const plan = new PlanStore()
  const projects = new Map<string, Deferred<Answer<OpenedProject>>>()
  const calls: string[] = []
  const forgotten: ClearedData[] = []
  const cookies = new Map<CookieName, string>()
  const read = readPlan({
    projects: {
      open: (id) => {
        const answer = deferred<Answer<OpenedProject>>()
        projects.set(id, answer)
        return answer.promise
      },
    },
    stops: {
      list: () => () =>
        Promise.resolve(E.right<CallFailure, Versioned<StopList>>({ value: emptyStopList, version: undefined })),
    },
    callServer: (callName, call) => {
      calls.push(callName)
      return call()
    },
  })
  const open = openPlan({
    read,
    plan,
    userStorage: {
      clear: (clearedData) => () => {
        forgotten.push(clearedData)
        for (const name of clearedData.cookies) cookies.delete(name)
        return Promise.resolve(E.right(undefined))
      },
    },
    cookies: {
      read: (name) => cookies.get(name),
      write: (name, value) => (value === undefined ? void cookies.delete(name) : void cookies.set(name, value)),
    },
  })
  return { plan, open, projects, calls, cookies, forgotten }
}

const answered = (table: Table, id: string, answer: Answer<OpenedProject>): void =>
  table.projects.get(id)?.resolve(answer)

describe('openPlan', () => {
  it('an opened project has its plan, and its id and name are stored in cookies (§4)', async () => {
    const table = setUp()
    const opening = table.open({ projectId: '7', part: 'routes' })
    expect(table.plan.value).toEqual({ kind: 'loading', projectId: '7' })
    answered(table, '7', E.right(weekOf('7')))
    await opening
    expect(table.plan.open).toMatchObject({ project: { id: '7', name: 'Week 7' }, version: 1, plan: emptyPlan })
    expect(Object.fromEntries(table.cookies)).toEqual({ projectId: '7', projectName: 'Week 7' })
  })

  it('the id of a project is stored as soon as it is chosen', async () => {
    const table = setUp()
    void table.open({ projectId: '7', part: 'routes' })
    await expect.poll(() => table.cookies.get('projectId')).toBe('7')
  })

  it('the stored data of another project is cleared, and that of the same project stays', async () => {
    const table = setUp()
    table.cookies.set('projectId', '6').set('focusedRouteDay', 'Ma')
    const opening = table.open({ projectId: '7', part: 'routes' })
    answered(table, '7', E.right(weekOf('7')))
    await opening
    expect(table.cookies.get('focusedRouteDay')).toBeUndefined()

    const secondSetUp = setUp()
    secondSetUp.cookies.set('projectId', '7').set('focusedRouteDay', 'Ma')
    const reopening = secondSetUp.open({ projectId: '7', part: 'routes' })
    answered(secondSetUp, '7', E.right(weekOf('7')))
    await reopening
    expect(secondSetUp.cookies.get('focusedRouteDay')).toBe('Ma')
  })

  it('a project that is loading is not requested again', async () => {
    const table = setUp()
    const opening = table.open({ projectId: '7', part: 'routes' })
    await table.open({ projectId: '7', part: 'stops' })
    answered(table, '7', E.right(weekOf('7')))
    await opening
    await table.open({ projectId: '7', part: 'stops' })
    expect(table.calls).toEqual(['load the project on the routes tab', 'load stops'])
  })

  it('a late answer does not replace a project that was opened after it', async () => {
    const table = setUp()
    const first = table.open({ projectId: '7', part: 'routes' })
    const second = table.open({ projectId: '8', part: 'routes' })
    answered(table, '8', E.right(weekOf('8')))
    await second
    answered(table, '7', E.right(weekOf('7')))
    await first
    expect(table.plan.project).toEqual({ id: '8', name: 'Week 8' })
    expect(table.cookies.get('projectId')).toBe('8')
  })
})

describe('openPlan with a failure', () => {
  it.each([
    ['routes', 'load the project on the routes tab'],
    ['stops', 'load the project on the stops tab'],
  ] as const)(
    'a failure on the %s tab is reported by the call of that tab, and not again for the stops (§8)',
    async (part, callName) => {
      const table = setUp()
      const opening = table.open({ projectId: '7', part })
      answered(table, '7', E.left({ kind: 'unreachable' }))
      await opening
      expect(table.calls).toEqual([callName])
      expect(table.plan.value).toEqual({ kind: 'failed', projectId: '7', isProjectMissing: false })
    },
  )

  it('an unknown project is not stored', async () => {
    const table = setUp()
    table.cookies.set('projectId', '7')
    const opening = table.open({ projectId: '7', part: 'routes' })
    answered(table, '7', E.left({ kind: 'refused', message: 'No such project', code: 'not_found' }))
    await opening
    expect(table.plan.value).toEqual({ kind: 'failed', projectId: '7', isProjectMissing: true })
    expect(table.cookies.size).toBe(0)
  })

  it('a project that could not be opened is requested again when it is opened again', async () => {
    const table = setUp()
    const opening = table.open({ projectId: '7', part: 'routes' })
    answered(table, '7', E.left({ kind: 'unreachable' }))
    await opening
    const secondSetUp = table.open({ projectId: '7', part: 'routes' })
    answered(table, '7', E.right(weekOf('7')))
    await secondSetUp
    expect(table.plan.project).toEqual({ id: '7', name: 'Week 7' })
  })
})
