import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import type { addStop as endpoint } from '../../contract/stop'
import { summariseStopChange } from '../../src/domain/history'
import type { Move } from '../../src/domain/move'
import { addStop as addStopToPlan, stopOf, type Plan } from '../../src/domain/plan'
import { newStop, type Stop, type StopId } from '../../src/domain/stop'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import {
  creationInfo,
  requestDrivesOfEdit,
  requestLegsOfMoves,
  movingStops,
  storeEdit,
  type PlanEditPorts,
} from '../project'
import { requireProject } from '../require-record'
import type { Records, Storage } from '../storage'
import { applyMovesInProject } from './apply-moves-in-project'

type Command = AuthorisedCommand<typeof endpoint>

/** The legs come first, since they decide which position is the cheapest. */
export const prepareStopToAdd = (ports: PlanEditPorts, storage: Pick<Storage, 'read'>) => {
  const requestDrives = requestDrivesOfEdit(ports, storage, async (command: Command, plan, records) =>
    E.map(({ plan: edited }: PlannedStop) => edited)(await planWithStop(ports, command, plan, records)),
  )
  return async (command: Command): Promise<E.Either<Refusal, Command>> => {
    const { destination, ...draft } = command.body
    if (destination === undefined) return requestDrives(command)
    const startedAt = await requestLegsOfMoves(ports, storage, command, (plan) => {
      const { facts } = newStop(draft, creationInfo(ports))
      return { ...movingStops(plan, [moveOf(facts.id, destination)]), stops: [facts] }
    })
    return requestDrives(command, startedAt)
  }
}

/** Adds a stop, and plans it in the same change where the request says where. */
export const addStopHandler = (ports: PlanEditPorts) => {
  const store = storeEdit(ports)
  return async (
    command: Command,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> => {
    const { user, ifMatchVersions } = command
    const project = await requireProject(records, { projectId: command.parameters.id, ifMatchVersions })
    if (E.isLeft(project)) return project
    const before = await records.projects.readPlan(project.right)
    const planned = await planWithStop(ports, command, before, records)
    if (E.isLeft(planned)) return planned
    const { stop } = planned.right
    return pipe(
      await store(records, { user, project: project.right, plan: before }, planned.right.plan, (_, after) =>
        summariseStopChange(before, after, stop.facts.id),
      ),
      E.map(({ project: { version }, plan, changed }) =>
        callResult(
          pipe(
            stopOf(plan, stop.facts.id),
            O.getOrElse(() => stop),
          ),
          version,
          changed,
        ),
      ),
    )
  }
}

type Destination = NonNullable<Command['body']['destination']>

const moveOf = (stop: StopId, destination: Destination): Move => ({ ...destination, stop, from: undefined })

type PlannedStop = { readonly plan: Plan; readonly stop: Stop }

const planWithStop = async (
  ports: PlanEditPorts,
  { parameters: { id: project }, body: { destination, ...draft }, user }: Command,
  plan: Plan,
  records: Records,
): Promise<E.Either<Refusal, PlannedStop>> => {
  const stop = newStop(draft, creationInfo(ports))
  const added = pipe(
    addStopToPlan(plan, stop),
    E.mapLeft((): Refusal => ({ code: 'server_error' })),
  )
  if (E.isLeft(added) || destination === undefined) return E.map((edited: Plan) => ({ plan: edited, stop }))(added)
  const moves = [moveOf(stop.facts.id, destination)]
  const fields = { to: 'to', after: 'after' }
  return E.map((moved: { readonly plan: Plan }) => ({ plan: moved.plan, stop }))(
    await applyMovesInProject(
      records,
      ports,
      { project, plan: added.right, seenVersion: undefined, moves, user },
      fields,
    ),
  )
}
