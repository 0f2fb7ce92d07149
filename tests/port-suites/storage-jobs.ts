import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { AnswerRecord, JobRecord } from '../../server/storage'
import { aCreationInfo, organisationA, evening, writeOrFail, morning, noon, type OpenStorage } from './storage-test-kit'

const aJob = (id: string, changes: Partial<JobRecord> = {}): JobRecord => ({
  id,
  project: 'p1',
  kind: 'optimise',
  state: 'queued',
  revision: 1,
  progress: 0,
  best: undefined,
  message: undefined,
  result: undefined,
  createdAt: morning,
  startedAt: undefined,
  finishedAt: undefined,
  attempts: 0,
  ...changes,
})

const request = { days: ['2026-11-23'], budget_seconds: 20 }

export const storageJobsSuite = (open: OpenStorage): void => {
  describe('jobs', () => {
    it('a job is read back as added and as saved', async () => {
      const { storage, reopen } = await open()
      const job = aJob('j1')
      await writeOrFail(storage, organisationA, ({ jobs }) => jobs.add(job, request))
      expect(await storage.read(organisationA, ({ jobs }) => jobs.find('j1'))).toEqual(job)
      const done = aJob('j1', {
        state: 'done',
        revision: 7,
        progress: 0.75,
        best: { cost: 12.5, planned: 3 },
        message: 'Two stops are left over',
        result: JSON.stringify({ unplanned: [{ stop_id: 's1', reasons: [] }], words: '漢 \u0000' }),
        startedAt: noon,
        finishedAt: evening,
        attempts: 2,
      })
      expect(await writeOrFail(storage, organisationA, ({ jobs }) => jobs.save(done))).toBe(true)
      const reopened = await reopen()
      expect(await reopened.read(organisationA, ({ jobs }) => jobs.find('j1'))).toEqual(done)
      expect(await reopened.read(organisationA, ({ jobs }) => jobs.readRequest('j1'))).toEqual(request)
    })

    it('a job may have no project and no request', async () => {
      const { storage } = await open()
      const job = aJob('j1', { project: undefined, kind: 'problem' })
      await writeOrFail(storage, organisationA, ({ jobs }) => jobs.add(job, null))
      expect(await storage.read(organisationA, ({ jobs }) => jobs.find('j1'))).toEqual(job)
      expect(await storage.read(organisationA, ({ jobs }) => jobs.readRequest('j1'))).toBeNull()
    })

    it('an unknown job is not saved', async () => {
      const { storage } = await open()
      expect(await writeOrFail(storage, organisationA, ({ jobs }) => jobs.save(aJob('j1')))).toBe(false)
      expect(await storage.read(organisationA, ({ jobs }) => jobs.find('j1'))).toBeUndefined()
    })

    it('a queued, running or stopping job is unfinished', async () => {
      const { storage } = await open()
      const jobs = [
        aJob('j4', { createdAt: noon }),
        aJob('j3', { state: 'running', createdAt: noon }),
        aJob('j2', { createdAt: morning }),
        aJob('j5', { state: 'stopping', createdAt: noon }),
        ...(['done', 'failed', 'cancelled'] as const).map((state) => aJob(state, { state })),
      ]
      for (const job of jobs) await writeOrFail(storage, organisationA, (records) => records.jobs.add(job, {}))
      const ids = await storage.read(organisationA, async (records) =>
        (await records.jobs.unfinished()).map(({ id }) => id),
      )
      expect(ids).toEqual(['j2', 'j3', 'j4', 'j5'])
    })

    it('the newest job of a project is its latest', async () => {
      const { storage } = await open()
      const jobs = [
        aJob('j2', { createdAt: noon }),
        aJob('j1', { createdAt: noon }),
        aJob('j3'),
        aJob('j4', { project: 'p2', createdAt: evening }),
      ]
      for (const job of jobs) await writeOrFail(storage, organisationA, (records) => records.jobs.add(job, {}))
      expect((await storage.read(organisationA, (records) => records.jobs.findLatest('p1')))?.id).toBe('j2')
      expect((await storage.read(organisationA, (records) => records.jobs.findLatest('p3')))?.id).toBeUndefined()
    })

    it('a job is accepted once, and stays as it was otherwise', async () => {
      const { storage, reopen } = await open()
      const done = aJob('j1', { state: 'done', best: { cost: 12.5 }, result: '{}', finishedAt: evening })
      const markAccepted = (id: string) => writeOrFail(storage, organisationA, ({ jobs }) => jobs.markAccepted(id))
      await writeOrFail(storage, organisationA, ({ jobs }) => jobs.add(done, {}))
      expect([await markAccepted('j1'), await markAccepted('j1'), await markAccepted('j2')]).toEqual([
        true,
        false,
        false,
      ])
      const { best, ...others } = done
      expect(await (await reopen()).read(organisationA, ({ jobs }) => jobs.find('j1'))).toEqual({
        ...others,
        best: { ...Object(best), accepted: true },
      })
    })

    it('a job is not accepted where the write is refused', async () => {
      const { storage } = await open()
      await writeOrFail(storage, organisationA, ({ jobs }) => jobs.add(aJob('j1', { state: 'done' }), {}))
      const refused = await storage.write(organisationA, async ({ jobs }) => E.left(await jobs.markAccepted('j1')))
      expect(refused).toEqual(E.left(true))
      expect(await writeOrFail(storage, organisationA, ({ jobs }) => jobs.markAccepted('j1'))).toBe(true)
    })

    it('a job is removed with its project', async () => {
      const { storage } = await open()
      await writeOrFail(storage, organisationA, async ({ projects, jobs }) => {
        await projects.add(aCreationInfo('p1'))
        await jobs.add(aJob('j1'), {})
        await jobs.add(aJob('j2', { project: undefined }), {})
        await projects.remove('p1')
      })
      const remaining = await storage.read(organisationA, async ({ jobs }) =>
        (await jobs.unfinished()).map(({ id }) => id),
      )
      expect(remaining).toEqual(['j2'])
    })
  })

  describe('stored answers', () => {
    const answer: AnswerRecord = {
      request: 'b1946ac9',
      status: 201,
      headers: { etag: '"2"', location: '/delivery/v2/projects/p1' },
      body: '{"data":{"id":"p1","projectName":"漢"}}',
    }

    it('a stored answer is found', async () => {
      const { storage, reopen } = await open()
      expect(await storage.read(organisationA, ({ answers }) => answers.find('key 1'))).toBeUndefined()
      await writeOrFail(storage, organisationA, ({ answers }) => answers.add('key 1', answer, morning))
      expect(await (await reopen()).read(organisationA, ({ answers }) => answers.find('key 1'))).toEqual(answer)
    })

    it('an old answer is deleted', async () => {
      const { storage } = await open()
      await writeOrFail(storage, organisationA, ({ answers }) => answers.add('old', answer, morning))
      await writeOrFail(storage, organisationA, ({ answers }) => answers.add('new', answer, noon))
      await writeOrFail(storage, organisationA, ({ answers }) => answers.deleteBefore(noon))
      const remaining = await storage.read(organisationA, async ({ answers }) => [
        await answers.find('old'),
        await answers.find('new'),
      ])
      expect(remaining).toEqual([undefined, answer])
    })

    it('simultaneous requests store one answer', async () => {
      const { storage } = await open()
      let worked = 0
      const requests = () =>
        writeOrFail(storage, organisationA, async ({ answers, carriers, afterCommit }) => {
          const stored = await answers.find('key 1')
          if (stored !== undefined) return stored.body
          const { id } = await carriers.add('Noord')
          const body = `carrier ${id}`
          await answers.add('key 1', { ...answer, body }, morning)
          afterCommit(() => {
            worked += 1
          })
          return body
        })
      const bodies = await Promise.all(Array.from({ length: 6 }, requests))
      expect([...new Set(bodies)]).toEqual(['carrier 1'])
      expect(worked).toBe(1)
      expect(await storage.read(organisationA, ({ carriers }) => carriers.all())).toHaveLength(1)
    })
  })
}
