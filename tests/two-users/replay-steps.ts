import assert from 'node:assert/strict'
import * as O from 'fp-ts/Option'
import { assemblePlan, findVisit, type Plan } from '../../src/domain/plan'
import { stopList, type StopId } from '../../src/domain/stop'
import { aProjectWith, updateOf } from '../kit/delivery/test-data'
import { right } from '../kit/either'
import { eventually } from '../kit/eventually'
import { assertSamePlan } from '../kit/same-plan'
import type { EditStep } from './edit-steps'
import type { User, Users } from './open-users'

const STOP_COUNT = 8

/** Two routes of three stops, and two stops that are unplanned. */
const createProject = async ({ gateways: [{ projects, stops, routes }] }: Users): Promise<string> => {
  const { project, ids } = await aProjectWith({ projects, stops }, STOP_COUNT)
  const carriers = right(await routes.carriers()())
  for (const [index, id] of ids.slice(0, 6).entries())
    right(await stops.update(project, updateOf(id, { newCarrier: carriers[index % 2]?.id }))())
  return project
}

/** An edit that was acknowledged: what it claims, and the version on screen when it was made. */
type Acknowledged = {
  readonly step: EditStep
  readonly stop: StopId | undefined
  readonly seen: number
  readonly version: number
}

/** Replays the steps of both users, and asserts that no acknowledged edit is lost or replaces what its user never saw. */
export const replaySteps = async (opened: Users, steps: ReadonlyArray<EditStep>): Promise<void> => {
  const project = await createProject(opened)
  const { users, plans, made, close } = await opened.open(project)
  const first = versionOf(users[0])
  const acknowledged: Acknowledged[] = []
  // One user does one thing after the other; the other user goes on meanwhile.
  const queues: [Promise<void>, Promise<void>] = [Promise.resolve(), Promise.resolve()]
  const acknowledge = async (step: EditStep): Promise<void> => {
    const [user, versions] = [users[step.user], made[step.user]]
    const [seen, stop, before] = [versionOf(user), stopOf(user, step), versions.length]
    await runStep(user, step, stop)
    const version = versions[before]
    if (version !== undefined) acknowledged.push({ step, stop, seen, version })
  }
  for (const step of steps) {
    if (step.isAfterAll) {
      await Promise.all(queues)
      await eventually(() => assert.equal(versionOf(users[0]), versionOf(users[1])))
    }
    queues[step.user] = queues[step.user].then(() => acknowledge(step))
  }
  await Promise.all(queues)

  const { document, version } = right(await opened.gateways[0].projects.open(project)())
  const stored = assemblePlan(
    document.routes,
    right(await opened.gateways[0].stops.list(project)()).value,
    document.unknownFields,
  )
  await eventually(() => {
    for (const user of users) assert.equal(versionOf(user), version)
  })
  for (const { app } of users) assertSamePlan(app.plan.store.plan, stored)
  assert.deepEqual(
    [...made[0], ...made[1]].toSorted((one, other) => one - other),
    Array.from({ length: (version ?? 0) - first }, (_, index) => first + index + 1),
    'each version is the answer to one edit',
  )
  for (const edit of acknowledged) assertKept(edit, plans)
  await close()
}

const versionOf = ({ app }: User): number => app.plan.store.open?.version ?? 0

const stopOf = ({ app }: User, step: EditStep): StopId | undefined => {
  const stops = [...(app.plan.store.plan?.stops ?? [])]
  return 'stop' in step ? stops[step.stop % Math.max(1, stops.length)]?.facts.id : undefined
}

const runStep = async ({ app }: User, step: EditStep, stop: StopId | undefined): Promise<void> => {
  const { plan } = app.plan.store
  if (step.kind === 'undo') return void (await app.history.undoLast())
  if (step.kind === 'redo') return void (await app.history.redoNext())
  const facts = plan && stop !== undefined ? stopList.get(plan.stops, stop)?.facts : undefined
  if (plan === undefined || stop === undefined || facts === undefined) return
  switch (step.kind) {
    case 'move': {
      const route = plan.routes[step.route % Math.max(1, plan.routes.length)]
      if (route === undefined) return
      const others = route.visits.filter(({ id }) => id !== stop)
      const previous = others[(step.place % (others.length + 1)) - 1]
      await app.move.moveStops({
        stops: [stop],
        to: { kind: 'route', index: route.index },
        position: previous === undefined ? { kind: 'first' } : { kind: 'after', stop: previous.id },
      })
      return
    }
    case 'unplan':
      await app.move.unplan([stop])
      return
    case 'delete':
      await app.stop.remove(stop)
      return
    case 'toggle the lock':
      await app.lock.toggle({ stops: [stop] })
      return
    case 'edit the notes':
      await app.stop.edit(stop, [{ field: 'notes', was: facts.notes, now: `note ${step.value}` }])
      return
    case 'edit the duration':
      await app.stop.edit(stop, [{ field: 'duration', was: facts.duration, now: step.value }])
  }
}

const routeOf = (plan: Plan, stop: StopId): number | undefined => O.toUndefined(findVisit(plan, stop))?.route.index

/** What the edit replaced is what its user saw, and what it says is in the plan that it made. */
const assertKept = ({ step, stop, seen, version }: Acknowledged, plans: ReadonlyMap<number, Plan>): void => {
  const [seenPlan, before, after] = [plans.get(seen), plans.get(version - 1), plans.get(version)]
  if (stop === undefined || seenPlan === undefined || before === undefined || after === undefined) return
  const factsIn = (plan: Plan) => stopList.get(plan.stops, stop)?.facts
  const context = `${step.kind} of ${stop}, seen at ${seen}, version ${version}`
  switch (step.kind) {
    case 'move':
      assert.equal(routeOf(before, stop), routeOf(seenPlan, stop), `${context}: moved by somebody else meanwhile`)
      assert.notEqual(routeOf(after, stop), undefined, context)
      return
    case 'unplan':
      assert.equal(routeOf(before, stop), routeOf(seenPlan, stop), `${context}: moved by somebody else meanwhile`)
      assert.equal(routeOf(after, stop), undefined, context)
      return
    case 'delete':
      assert.equal(factsIn(after), undefined, context)
      return
    case 'edit the notes':
      assert.equal(factsIn(after)?.notes, `note ${step.value}`, context)
      assert.ok([factsIn(seenPlan)?.notes, `note ${step.value}`].includes(factsIn(before)?.notes), context)
      return
    case 'edit the duration':
      assert.equal(factsIn(after)?.duration, step.value, context)
      assert.ok([factsIn(seenPlan)?.duration, step.value].includes(factsIn(before)?.duration), context)
      return
    // An undo is refused under a later change, and a lock replaces nothing.
    case 'toggle the lock':
    case 'undo':
    case 'redo':
      return
  }
}
