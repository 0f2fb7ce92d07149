import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import {
  memoryJobGateway,
  memoryProjectGateway,
  memoryServer,
  memoryStopGateway,
  tellJob,
  workOn,
} from '.'
import type { Job } from '../../../src/application/optimisation'
import { aProjectWith } from '../delivery/test-data'
import { noWish } from '../builders/empty-optimise-request'
import { right } from '../either'

const held = async () => {
  const server = memoryServer({ holdsJobs: true, carriers: [{ id: 1, displayName: 'Noord' }] })
  const [jobs, projects, stops] = [memoryJobGateway(server), memoryProjectGateway(server), memoryStopGateway(server)]
  const { project } = await aProjectWith({ projects, stops }, 2)
  const id = right(await jobs.optimise(project, noWish)())
  const told: Pick<Job, 'state' | 'progress'>[] = []
  jobs.follow(
    id,
    ({ state, progress }) => told.push({ state, progress }),
    () => undefined,
  )
  const look = async (): Promise<Job> => right(await jobs.read(id)())
  return { server, jobs, id, told, look }
}

it('a held job waits, is as far as a test says, and is done when a test does it', async () => {
  const { server, id, told, look } = await held()
  expect((await look()).state).toBe('queued')
  tellJob(server, { ...(await look()), state: 'running', progress: 0.5 })
  await look()
  workOn(server, id)
  await look()
  expect(told).toEqual([
    { state: 'queued', progress: 0 },
    { state: 'running', progress: 0.5 },
    { state: 'done', progress: 1 },
  ])
  expect((await look()).result?.document.routes.map(({ visits }) => visits.length)).toEqual([2])
})

it('a held job that is cancelled is over, and is not done after that', async () => {
  const { server, jobs, id, look } = await held()
  expect(await jobs.cancel(id)()).toMatchObject(E.right({ state: 'cancelled', result: undefined }))
  workOn(server, id)
  expect((await look()).state).toBe('cancelled')
})
