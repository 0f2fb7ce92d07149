import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import type { FollowState } from '../../src/application/gateway'
import { isFinished, type Job, type OptimiseRequest } from '../../src/domain/optimisation'
import { aDraft, aProject, aProjectWith } from '../kit/delivery/test-data'
import { eventually } from '../kit/eventually'
import { right } from '../kit/either'
import { deliverySuite, failureOf } from './delivery-suite'

const anything: OptimiseRequest = {
  days: undefined,
  driverIds: undefined,
  carrierIds: undefined,
  weights: undefined,
  latenessWeight: undefined,
  budgetSeconds: 1,
  keepLocked: undefined,
  seed: 1,
}

const gouda = { lat: 52.0155316, lng: 4.6568895 }

const aProblem = {
  stops: [
    {
      id: 'a',
      coordinates: { lat: 52.02, lng: 4.7 },
      type: 'Delivery',
      demand: [1],
      service: 300,
      windows: [],
      priority: 'Regular',
      allowedVehicles: undefined,
      fixedPosition: undefined,
    },
  ],
  vehicles: [
    {
      id: 'bus 1',
      name: 'Joris',
      day: undefined,
      start: gouda,
      end: gouda,
      earliest: 9 * 3600,
      latest: 18 * 3600,
      capacity: [50],
      breaks: [],
    },
  ],
  options: { weights: undefined, latenessWeight: undefined, budgetSeconds: 1, seed: 1 },
} as const

export const optimisationGatewaySuite = deliverySuite('OptimisationGateway', (delivery) => {
  const followed = (id: string) => {
    const jobs: Job[] = []
    const states: FollowState[] = []
    const stop = delivery().jobs.follow(
      id,
      (job) => jobs.push(job),
      (state) => states.push(state),
    )
    return { jobs, states, stop }
  }

  it('an optimisation leaves the project unchanged, and its result names the version of the project', async () => {
    const { projects, stops, jobs } = delivery()
    const { project } = await aProjectWith({ projects, stops }, 3)
    const before = right(await projects.open(project)())
    const id = right(await jobs.optimise(project, anything)())
    const { jobs: updates, states } = followed(id)
    await eventually(() => expect(states).toContain('ended'))
    const job = updates.at(-1)
    expect([job?.id, job?.projectId, job?.state, job?.progress]).toEqual([id, project, 'done', 1])
    expect(await jobs.read(id)()).toEqual(E.right(job))
    expect(await projects.open(project)()).toEqual(E.right(before))
    const { result, best } = job ?? {}
    expect([result?.baseVersion, best?.planned, best?.unplanned]).toEqual([before.version, 3, 0])
    expect(result?.document.routes.flatMap(({ visits }) => visits)).toHaveLength(3)
  })

  it('the plan of a job is accepted once, as one change of its project', async () => {
    const { projects, stops, history, jobs } = delivery()
    const { project } = await aProjectWith({ projects, stops }, 3)
    const id = right(await jobs.optimise(project, anything)())
    const { states } = followed(id)
    await eventually(() => expect(states).toContain('ended'))
    const before = right(await projects.open(project)())
    const accepted = right(await jobs.accept(id, [], [])()).answer
    const [last] = right(await history.page(project)()).changes
    expect(accepted).toEqual({
      version: (before.version ?? 0) + 1,
      change: { id: last?.id, description: last?.description },
    })
    expect(last?.description).toMatch(/^Optimisation accepted: \d routes?, 3 stops planned/)
    const { document } = right(await projects.open(project)())
    expect(document.routes.flatMap(({ visits }) => visits)).toHaveLength(3)
    expect(failureOf(await jobs.accept(id, [], [])())).toBe('already_accepted')
  })

  it('if every route of a proposal is declined, accepting it changes nothing', async () => {
    const { projects, stops, jobs } = delivery()
    const { project } = await aProjectWith({ projects, stops }, 3)
    const id = right(await jobs.optimise(project, anything)())
    const { states } = followed(id)
    await eventually(() => expect(states).toContain('ended'))
    const before = right(await projects.open(project)())
    const proposed = right(await jobs.read(id)()).result?.document.routes ?? []
    const keys = proposed.map(({ index }) => `route ${index}`)
    expect(failureOf(await jobs.accept(id, ['route 99'], [])())).toBe('invalid')
    expect(right(await jobs.accept(id, keys, [])()).answer).toEqual({ version: before.version, change: undefined })
    expect(right(await projects.open(project)())).toEqual(before)
  })

  it('a plan lands over edits that concern none of its routes', async () => {
    const { projects, stops, jobs } = delivery()
    const { project } = await aProjectWith({ projects, stops }, 3)
    const id = right(await jobs.optimise(project, anything)())
    const { states } = followed(id)
    await eventually(() => expect(states).toContain('ended'))
    right(await stops.add(project, aDraft)())
    const { version = 0 } = right(await projects.open(project)())
    expect(right(await jobs.accept(id, [], [])()).answer.version).toBe(version + 1)
    expect(right(await projects.open(project)()).document.routes.flatMap(({ visits }) => visits)).toHaveLength(3)
    expect([...right(await stops.list(project)()).value]).toHaveLength(4)
  })

  it('a plan is not accepted where somebody has touched a stop of its routes since', async () => {
    const { projects, stops, jobs, locks } = delivery()
    const { project, ids } = await aProjectWith({ projects, stops }, 3)
    const id = right(await jobs.optimise(project, anything)())
    const { states } = followed(id)
    await eventually(() => expect(states).toContain('ended'))
    right(await locks.change(project, { stops: ids.slice(0, 1), routes: [], locked: true })())
    const { version } = right(await projects.open(project)())
    expect(await jobs.accept(id, [], [])()).toMatchObject(E.left({ code: 'stale', version }))
  })

  it('a running job sends progress, and its last event is the end', async () => {
    const { projects, stops, jobs } = delivery()
    const { project } = await aProjectWith({ projects, stops }, 3)
    const { jobs: updates, states } = followed(right(await jobs.optimise(project, anything)()))
    await eventually(() => expect(states).toContain('ended'))
    expect(states).toEqual(['live', 'ended'])
    expect(updates.map(isFinished).indexOf(true)).toBe(updates.length - 1)
  })

  it('following a job that has already ended sends its end', async () => {
    const { projects, stops, jobs } = delivery()
    const { project } = await aProjectWith({ projects, stops }, 1)
    const id = right(await jobs.optimise(project, anything)())
    const first = followed(id)
    await eventually(() => expect(first.states).toContain('ended'))
    const second = followed(id)
    await eventually(() => expect(second.states).toContain('ended'))
    expect(second.jobs).toEqual([first.jobs.at(-1)])
  })

  it('a follower that stops at the last event receives nothing more', async () => {
    const { projects, stops, jobs } = delivery()
    const { project } = await aProjectWith({ projects, stops }, 1)
    const id = right(await jobs.optimise(project, anything)())
    const states: FollowState[] = []
    const stop = jobs.follow(
      id,
      (job) => {
        if (isFinished(job)) stop()
      },
      (state) => states.push(state),
    )
    const other = followed(id)
    await eventually(() => expect(other.states).toContain('ended'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(states).not.toContain('ended')
  })

  it('a job without stops to plan is refused', async () => {
    const { projects, jobs } = delivery()
    expect(failureOf(await jobs.optimise(await aProject({ projects }), anything)())).toBe('nothing_to_plan')
  })

  it('an invalid request is refused, and no job starts', async () => {
    const { projects, stops, jobs } = delivery()
    const { project } = await aProjectWith({ projects, stops }, 1)
    expect(failureOf(await jobs.optimise(project, { ...anything, budgetSeconds: 0 })())).toBe('invalid')
    expect(failureOf(await jobs.postProblem({ ...aProblem, stops: [] })())).toBe('invalid')
  })

  it('a problem without a project is solved', async () => {
    const { jobs } = delivery()
    const id = right(await jobs.postProblem(aProblem)())
    const { jobs: updates, states } = followed(id)
    await eventually(() => expect(states).toContain('ended'))
    expect([updates.at(-1)?.id, updates.at(-1)?.projectId]).toEqual([id, undefined])
  })

  it('cancelling a finished job changes nothing', async () => {
    const { projects, stops, jobs } = delivery()
    const { project } = await aProjectWith({ projects, stops }, 1)
    const id = right(await jobs.optimise(project, anything)())
    const { states } = followed(id)
    await eventually(() => expect(states).toContain('ended'))
    const job = right(await jobs.read(id)())
    expect(await jobs.cancel(id)()).toEqual(E.right(job))
  })

  it('a job can be cancelled', async () => {
    const { projects, stops, jobs } = delivery()
    const { project } = await aProjectWith({ projects, stops }, 60)
    const id = right(await jobs.optimise(project, { ...anything, budgetSeconds: 300 })())
    right(await jobs.cancel(id)())
    const { jobs: updates, states } = followed(id)
    await eventually(() => expect(states).toContain('ended'))
    expect(updates.at(-1)?.state).toMatch(/cancelled|done/)
  })

  it('unknown jobs and those of another organisation are not found', async () => {
    const { jobs, otherOrganisation } = delivery()
    const otherJob = right(await otherOrganisation.jobs.postProblem(aProblem)())
    for (const request of [
      jobs.read('job_nowhere'),
      jobs.cancel('job_nowhere'),
      jobs.accept('job_nowhere', [], []),
      jobs.accept(otherJob, [], []),
      jobs.read(otherJob),
      jobs.cancel(otherJob),
    ])
      expect(failureOf(await request())).toBe('not_found')
    expect(failureOf(await jobs.optimise(await aProject(otherOrganisation), anything)())).toBe('not_found')
    const { states } = followed('job_nowhere')
    await eventually(() => expect(states.length).toBeGreaterThan(0))
    expect(states).toEqual(['ended'])
  })

  it('an ended session is reported as a failure', async () => {
    const { jobs, signOut } = delivery()
    await signOut()
    expect(await jobs.read('job')()).toEqual(E.left({ kind: 'signed-out' }))
    const { states } = followed('job')
    await eventually(() => expect(states.length).toBeGreaterThan(0))
    expect(states).toEqual(['signed-out'])
  })
})
