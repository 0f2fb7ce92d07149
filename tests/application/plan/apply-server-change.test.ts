import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeSentChange } from '../../../contract/history'
import {
  applyServerChange,
  PlanStore,
  readPlan,
  reloadPlan,
  type ApplyServerChange,
} from '../../../src/application/plan'
import * as E from 'fp-ts/Either'
import type { EditResult } from '../../../src/application/gateway'
import { done } from '../../../src/domain/failure'
import { sequenceNumberOf } from '../../../src/domain/stop'
import type { ProjectChanged } from '../../../src/domain/history'
import type { Plan } from '../../../src/domain/plan'
import { aRow, fileOf } from '../../kit/delivery/test-data'
import { right } from '../../kit/either'
import {
  memoryHistoryGateway,
  memoryLockGateway,
  memoryProjectGateway,
  memoryServer,
  memoryStopGateway,
} from '../../kit/memory'
import { assertSamePlan } from '../../kit/same-plan'

const carriers = [
  { id: 1, displayName: 'Noord' },
  { id: 2, displayName: 'Zuid' },
]

/** A project of four stops on a server, with what two users may do to it. */
const aServer = async () => {
  const server = memoryServer({ carriers, now: () => '2026-11-23T08:14:00.000Z' })
  const [projects, stops] = [memoryProjectGateway(server), memoryStopGateway(server)]
  const [history, locks] = [memoryHistoryGateway(server), memoryLockGateway(server)]
  const { id } = right(await projects.create('Week 48')())
  right(await stops.upload(id, fileOf([0, 1, 2, 3].map((index) => aRow(index))), () => undefined).result())
  const stopIds = [...right(await stops.list(id)()).value].map((stop) => stop.facts.id)
  const stopAt = (index: number): string => stopIds[index % stopIds.length] ?? ''
  const project = () => server.projects.get(id)
  const runs = {
    carrier: (stop: number, index: number) =>
      stops.update(id, {
        id: stopAt(stop),
        taskIds: [stopAt(stop)],
        currentCarrier: undefined,
        newCarrier: carriers[index % 2]?.id,
        newSequence: undefined,
      })(),
    number: (stop: number, index: number) =>
      stops.update(id, {
        id: stopAt(stop),
        taskIds: [stopAt(stop)],
        currentCarrier: undefined,
        newCarrier: undefined,
        newSequence: right(sequenceNumberOf((index + 1) * 10)),
      })(),
    lock: (stop: number, index: number) =>
      locks.change(id, { locked: index % 2 === 0, stops: [stopAt(stop)], routes: [] })(),
    undo: (index: number) => {
      const changes = project()?.changes ?? []
      return history.undo(id, changes.at(-1 - (index % changes.length))?.id ?? '')()
    },
    redo: (index: number) => {
      const changes = project()?.changes ?? []
      return history.redo(id, changes.at(-1 - (index % changes.length))?.id ?? '')()
    },
  }
  /** Answers the change of the edit, if it made one. */
  const edit = async ([kind, stop, index]: EditStep): Promise<ProjectChanged | null | undefined> => {
    const result: E.Either<unknown, EditResult<unknown>> = kind === 'undo' || kind === 'redo'
      ? await runs[kind](index)
      : await runs[kind](stop, index)
    return E.isRight(result) ? result.right.changed : null
  }
  return { server, id, projects, stops, edit, project }
}

type EditStep = readonly ['carrier' | 'number' | 'lock' | 'undo' | 'redo', number, number]

/** `answer`: sent to the screen as an answer and an event; `event`: made by a colleague; `lost`: never received. */
type Delivery = 'answer' | 'event' | 'lost' | 'without content' | 'plain'

const aStep: fc.Arbitrary<readonly [EditStep, Delivery]> = fc.tuple(
  fc.tuple(
    fc.constantFrom(
      'carrier' as const,
      'carrier' as const,
      'number' as const,
      'lock' as const,
      'undo' as const,
      'redo' as const,
    ),
    fc.nat(3),
    fc.nat(3),
  ),
  fc.constantFrom<Delivery>('answer', 'event', 'event', 'lost', 'without content', 'plain'),
)

type CreateApply = typeof applyServerChange

/** Edits a project, delivers the changes in any order, reconnects, and compares with a full read. */
const endsLikeFullRead = async (
  create: CreateApply,
  scheduler: fc.Scheduler,
  steps: ReadonlyArray<readonly [EditStep, Delivery]>,
): Promise<void> => {
  const { id, projects, stops, edit, project } = await aServer()
  const plan = new PlanStore()
  const scheduled =
    <A>(label: string, call: () => Promise<A>) =>
    async (): Promise<A> => {
      await scheduler.schedule(Promise.resolve(), `${label} sent`)
      const answer = await call()
      await scheduler.schedule(Promise.resolve(), `${label} answered`)
      return answer
    }
  const read = readPlan({
    projects: { open: (projectId) => scheduled('project', projects.open(projectId)) },
    stops: { list: (projectId) => scheduled('stops', stops.list(projectId)) },
    callServer: (_, call) => call(),
  })
  const first = readPlan({ projects, stops, callServer: (_, call) => call() })
  plan.set({
    kind: 'open',
    ...right(await first({ projectId: id, callName: 'load the project on the routes tab' })),
  })
  const reload = reloadPlan({ read, plan })
  const apply: ApplyServerChange = create({ plan, decodeChange: decodeSentChange, reload })
  const deliveries: Array<Promise<unknown>> = []
  const deliver = (label: string, changed: ProjectChanged | undefined): void => {
    deliveries.push(scheduler.schedule(Promise.resolve(), label).then(() => apply({ project: id, changed })))
  }
  for (const [step, delivery] of steps) {
    await scheduler.schedule(Promise.resolve(), 'edit')
    const changed = await edit(step)
    if (changed === null || changed === undefined) continue
    const label = `version ${changed.version}`
    if (delivery === 'plain') deliver(label, undefined)
    if (delivery === 'without content') deliver(label, { ...changed, change: undefined })
    if (delivery === 'answer') deliver(`answer ${label}`, changed)
    if (delivery === 'answer' || delivery === 'event') deliver(`event ${label}`, changed)
  }
  await Promise.all(deliveries)
  const now = project()
  if (now === undefined) throw new Error('The project is gone.')
  const expected: Plan = right(await first({ projectId: id, callName: 'load the project on the routes tab' })).plan
  // Whatever is on screen is the plan of its version; after the last change was received, or after a reconnect, the newest.
  if (plan.open?.version === now.version) assertSamePlan(plan.open.plan, expected)
  await reload()
  expect(plan.open?.version).toBe(now.version)
  if (plan.plan !== undefined) assertSamePlan(plan.plan, expected)
}

const property = (create: CreateApply) =>
  fc.asyncProperty(fc.scheduler(), fc.array(aStep, { minLength: 1, maxLength: 12 }), async (scheduler, steps) => {
    await scheduler.waitFor(endsLikeFullRead(create, scheduler, steps))
  })

describe('applyServerChange', () => {
  it('the plan ends like a full read, in whatever order answers and events arrive', async () => {
    await fc.assert(property(applyServerChange), { numRuns: 150 })
  })

  const mutants: Readonly<Record<string, CreateApply>> = {
    'a gap is skipped': ({ plan, decodeChange, reload }) => {
      const apply = applyServerChange({ plan, decodeChange, reload })
      return async ({ project, changed }) => {
        const { open } = plan
        if (open !== undefined && changed && changed.version > (open.version ?? 0) + 1) {
          plan.set({ kind: 'open', ...open, version: changed.version - 1 })
        }
        return apply({ project, changed })
      }
    },
    'a conflict is taken as applied': ({ plan, decodeChange }) =>
      applyServerChange({
        plan,
        decodeChange,
        reload: async () => {
          const { open } = plan
          if (open?.version !== undefined) plan.set({ kind: 'open', ...open, version: open.version + 1 })
          return done
        },
      }),
    'an undo is applied as a redo': ({ plan, decodeChange, reload }) => {
      const apply = applyServerChange({ plan, decodeChange, reload: async () => done })
      return async ({ project, changed }) => {
        const { open } = plan
        if (open && changed?.change?.action === 'undone') {
          plan.set({ kind: 'open', ...open, version: Math.max(open.version ?? 0, changed.version) })
          return done
        }
        return changed === undefined ? reload() : apply({ project, changed })
      }
    },
  }
  it.each(Object.entries(mutants))('the property refutes a wrong version: %s', async (_, create) => {
    const { failed } = await fc.check(property(create), { numRuns: 300 })
    expect(failed).toBe(true)
  })
})
