import * as E from 'fp-ts/Either'
import { list, number, recordOf, wholeNumber } from '../../../../src/domain/parse'
import { right } from '../../../kit/either'
import { fakeService } from '../../fake-service'

const wholeField = { parser: wholeNumber({ min: 0 }) }
const wholeNumbers = list(wholeNumber({ min: 0 }))

const job = recordOf<{ readonly id: number; readonly skills: ReadonlyArray<number> }>({
  id: wholeField,
  skills: { parser: wholeNumbers },
})

const vehicle = recordOf<{
  readonly id: number
  readonly capacity: ReadonlyArray<number>
  readonly skills: ReadonlyArray<number>
  readonly time_window: ReadonlyArray<number>
}>({
  id: wholeField,
  capacity: { parser: wholeNumbers },
  skills: { parser: wholeNumbers },
  time_window: { parser: list(number()) },
})

const element =
  <A>(parse: (value: unknown) => E.Either<unknown, A>) =>
  (value: unknown): E.Either<string, A> =>
    E.mapLeft((error: unknown) => JSON.stringify(error))(parse(value))

const problem = recordOf<{
  readonly jobs: ReadonlyArray<{ readonly id: number; readonly skills: ReadonlyArray<number> }>
  readonly vehicles: ReadonlyArray<{ readonly id: number; readonly skills: ReadonlyArray<number> }>
}>({
  jobs: { parser: list(element(job)) },
  vehicles: { parser: list(element(vehicle)) },
})

/**
 * Answers in VROOM's documented format. Jobs are assigned in turn to the vehicles that have the skills, without regard
 * to times.
 */
export const vroomStandIn = () =>
  fakeService(({ body }) => {
    const { jobs, vehicles } = right(problem(JSON.parse(body)))
    const steps = new Map<number, unknown[]>(vehicles.map(({ id }) => [id, []]))
    const unassigned: unknown[] = []
    for (const [jobIndex, { id, skills }] of jobs.entries()) {
      const suitable = vehicles.filter((candidate) => skills.every((skill) => candidate.skills.includes(skill)))
      const chosen = suitable[jobIndex % Math.max(1, suitable.length)]
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
