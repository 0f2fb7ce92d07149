import assert from 'node:assert/strict'
import * as O from 'fp-ts/Option'
import { positionAfter } from '../../src/domain/move'
import { assemblePlan, findVisit, type Plan } from '../../src/domain/plan'
import type { Route } from '../../src/domain/route'
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
  for (const edit of acknowledged) assertKept(edit, plans, acknowledged)
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
    case 'move':
      await moveTo(app, stop, plan.routes[step.route % Math.max(1, plan.routes.length)], step.place)
      return
    case 'move within the route':
      await moveTo(app, stop, O.toUndefined(findVisit(plan, stop))?.route, step.place)
      return
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

const moveTo = async (app: User['app'], stop: StopId, route: Route | undefined, place: number): Promise<void> => {
  if (route === undefined) return
  const others = route.visits.filter(({ id }) => id !== stop)
  await app.move.moveStops({
    stops: [stop],
    to: { kind: 'route', index: route.index },
    position: positionAfter(others[(place % (others.length + 1)) - 1]?.id),
  })
}

const routeOf = (plan: Plan, stop: StopId): number | undefined => O.toUndefined(findVisit(plan, stop))?.route.index

/** What the edit replaced is what its user saw, and what it says is in the plan that it made. */
const assertKept = (
  { step, stop, seen, version }: Acknowledged,
  plans: ReadonlyMap<number, Plan>,
  acknowledged: ReadonlyArray<Acknowledged>,
): void => {
  const [seenPlan, before, after] = [plans.get(seen), plans.get(version - 1), plans.get(version)]
  if (stop === undefined || seenPlan === undefined || before === undefined || after === undefined) return
  const factsIn = (plan: Plan) => stopList.get(plan.stops, stop)?.facts
  const context = `${step.kind} of ${stop}, seen at ${seen}, version ${version}`
  const movesByOther = () =>
    acknowledged.filter(
      (other) =>
        other.step.user !== step.user &&
        other.version > seen &&
        other.version < version &&
        hasPutElsewhere(other, stop, plans),
    )
  switch (step.kind) {
    case 'move':
    case 'move within the route':
      assert.deepEqual(movesByOther(), [], `${context}: put elsewhere by somebody else meanwhile`)
      assert.equal(routeOf(before, stop), routeOf(seenPlan, stop), `${context}: moved by somebody else meanwhile`)
      assert.notEqual(routeOf(after, stop), undefined, context)
      return
    case 'unplan':
      assert.deepEqual(movesByOther(), [], `${context}: put elsewhere by somebody else meanwhile`)
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

/** Whether an edit moved this stop: its own move, or an undo or redo after which no other stop can have moved. */
const hasPutElsewhere = (edit: Acknowledged, stop: StopId, plans: ReadonlyMap<number, Plan>): boolean => {
  const [before, after] = [plans.get(edit.version - 1), plans.get(edit.version)]
  if (before === undefined || after === undefined) return false
  const [earlier, later] = [orderAround(before, stop), orderAround(after, stop)]
  if (earlier.route !== later.route || earlier.order.join() === later.order.join()) return earlier.route !== later.route
  const isMovedAlone = (id: StopId): boolean =>
    earlier.order.filter((other) => other !== id).join() === later.order.filter((other) => other !== id).join()
  return edit.step.kind === 'undo' || edit.step.kind === 'redo'
    ? earlier.order.filter(isMovedAlone).join() === stop
    : edit.stop === stop
}

const orderAround = (plan: Plan, stop: StopId) => {
  const route = O.toUndefined(findVisit(plan, stop))?.route
  return { route: route?.index, order: route?.visits.map(({ id }) => id) ?? [] }
}
