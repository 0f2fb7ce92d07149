import * as E from 'fp-ts/Either'
import { list, number, recordOf, wholeNumber } from '../../../../src/domain/parse'
import { right } from '../../../kit/either'
import { fakeService } from '../../fake-service'

const whole = { reader: wholeNumber({ min: 0 }) }
const wholes = list(wholeNumber({ min: 0 }))

const job = recordOf<{ readonly id: number; readonly skills: ReadonlyArray<number> }>({
  id: whole,
  skills: { parser: wholes },
})

const vehicle = recordOf<{
  readonly id: number
  readonly capacity: ReadonlyArray<number>
  readonly skills: ReadonlyArray<number>
  readonly time_window: ReadonlyArray<number>
}>({
  id: whole,
  capacity: { parser: wholes },
  skills: { parser: wholes },
  time_window: { parser: list(number()) },
})

const each =
  <A>(read: (value: unknown) => E.Either<unknown, A>) =>
  (value: unknown): E.Either<string, A> =>
    E.mapLeft((why: unknown) => JSON.stringify(why))(read(value))

const problem = recordOf<{
  readonly jobs: ReadonlyArray<{ readonly id: number; readonly skills: ReadonlyArray<number> }>
  readonly vehicles: ReadonlyArray<{ readonly id: number; readonly skills: ReadonlyArray<number> }>
}>({
  jobs: { parser: list(each(job)) },
  vehicles: { parser: list(each(vehicle)) },
})

/**
 * Answers as VROOM's documentation says, with jobs dealt out one after the other among the vehicles that have the skills:
 * not cleverly, and without a look at any clock.
 */
export const vroomStandIn = () =>
  fakeService(({ body }) => {
    const { jobs, vehicles } = right(problem(JSON.parse(body)))
    const steps = new Map<number, unknown[]>(vehicles.map(({ id }) => [id, []]))
    const unassigned: unknown[] = []
    for (const [turn, { id, skills }] of jobs.entries()) {
      const able = vehicles.filter((one) => skills.every((skill) => one.skills.includes(skill)))
      const chosen = able[turn % Math.max(1, able.length)]
      if (chosen === undefined) unassigned.push({ id, type: 'job' })
      else steps.get(chosen.id)?.push({ type: 'job', id, job: id, arrival: 0, waiting_time: 0 })
    }
    return {
      code: 0,
      summary: { cost: 0, routes: vehicles.length, unassigned: unassigned.length },
      unassigned,
      routes: [...steps].map(([id, visits]) => ({
        vehicle: id,
        steps: [{ type: 'start', arrival: 0 }, ...visits, { type: 'break', id: 0 }, { type: 'end', arrival: 0 }],
      })),
    }
  })
