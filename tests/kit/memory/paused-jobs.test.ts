import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import {
  memoryOptimisationGateway,
  memoryProjectGateway,
  memoryServer,
  memoryStopGateway,
  publishJob,
  completeJob,
} from '.'
import { aProjectWith } from '../delivery/test-data'
import { emptyOptimiseRequest } from '../builders/empty-optimise-request'
import { right } from '../either'
import type { Job } from '../../../src/domain/optimisation'

const pausedJob = async () => {
  const server = memoryServer({ areJobsPaused: true, carriers: [{ id: 1, displayName: 'Noord' }] })
  const [jobs, projects, stops] = [
    memoryOptimisationGateway(server),
    memoryProjectGateway(server),
    memoryStopGateway(server),
  ]
  const { project } = await aProjectWith({ projects, stops }, 2)
  const id = right(await jobs.optimise(project, emptyOptimiseRequest)())
  const received: Pick<Job, 'state' | 'progress'>[] = []
  jobs.follow(
    id,
    ({ state, progress }) => received.push({ state, progress }),
    () => undefined,
  )
  const readJob = async (): Promise<Job> => right(await jobs.read(id)())
  return { server, jobs, id, received, readJob }
}

it('a paused job waits, has the progress that a test sets, and is done once a test completes it', async () => {
  const { server, id, received, readJob } = await pausedJob()
  expect((await readJob()).state).toBe('queued')
  publishJob(server, { ...(await readJob()), state: 'running', progress: 0.5 })
  await readJob()
  completeJob(server, id)
  await readJob()
  expect(received).toEqual([
    { state: 'queued', progress: 0 },
    { state: 'running', progress: 0.5 },
    { state: 'done', progress: 1 },
  ])
  expect((await readJob()).result?.document.routes.map(({ visits }) => visits.length)).toEqual([2])
})

it('a paused job that is cancelled has ended, and is never completed', async () => {
  const { server, jobs, id, readJob } = await pausedJob()
  expect(await jobs.cancel(id)()).toMatchObject(E.right({ state: 'cancelled', result: undefined }))
  completeJob(server, id)
  expect((await readJob()).state).toBe('cancelled')
})
