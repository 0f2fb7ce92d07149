import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from './people/test-users'
import { connectTo, postRequest, getRequest, type ServerConnection } from './server-connection'
import { readRecordedRelease } from './release/earlier-release'
import { buildPrograms, type Programs } from './release/programs'
import { launch } from './running-server'
import { parseObjects, parseObject } from './parse-answer'
import { openSites } from './sites/open-sites'

type OpenedRelease = {
  readonly connection: ServerConnection
  readonly jobsMs: number
  readonly close: () => Promise<void>
}

const MINUTES = 60_000

let programs: Programs
beforeAll(async () => {
  programs = await buildPrograms('earlier-release')
}, MINUTES)
afterAll(() => programs.remove())

/** Starts the current server on the data of the earlier one. */
const openRelease = async (database: 'sqlite' | 'postgres'): Promise<OpenedRelease> => {
  const sites = await openSites(database, { jobs: 'with waiting jobs' })
  const { env, jobsMs } = await sites.site(programs)
  const launched = launch(programs.server, env)
  const close = async (): Promise<void> => {
    await launched.kill()
    await sites.remove()
  }
  const { base } = await launched.ready
  return { connection: connectTo(base, await signIn(connectTo(base, ''))), jobsMs, close }
}

describe.each([
  ['data folder', 'sqlite'],
  ['PostgreSQL dump', 'postgres'],
] as const)('the %s of commit 48fb47b', (_, database) => {
  let opened: OpenedRelease
  beforeAll(async () => {
    opened = await openRelease(database)
  }, MINUTES)
  afterAll(() => opened.close(), MINUTES)

  it(
    'the current server opens the data, and answers every project, stop, change and driver like the earlier release',
    async () => {
      const [{ connection }, { answers }] = [opened, await readRecordedRelease(database)]
      expect(Object.keys(answers).length).toBeGreaterThan(12)
      for (const [path, recorded] of Object.entries(answers)) {
        const answer = await connection.send(getRequest(path))
        expect({ path, status: answer.status, version: answer.version }).toEqual({
          path,
          status: recorded.status,
          version: recorded.etag?.replaceAll('"', ''),
        })
        expect({ path, body: JSON.parse(answer.text) }).toMatchObject({ path, body: recorded.body })
      }
    },
    3 * MINUTES,
  )

  it(
    'the newest change can be undone and redone, and waiting jobs end with a plan',
    async () => {
      const [{ connection, jobsMs }, release] = [opened, await readRecordedRelease(database)]
      const changes = `/delivery/v2/projects/${release.project}/changes`
      const newest = parseObjects(
        JSON.stringify(parseObject((await connection.send(getRequest(changes))).text)['changes']),
      )[0]?.['id']
      for (const direction of ['undo', 'redo']) {
        const { status, text } = await connection.send(
          postRequest(direction, `${changes}/${String(newest)}/${direction}`),
        )
        expect({ status, text }).toEqual({ status: 200, text: expect.any(String) })
      }
      for (const job of release.jobs) {
        const state = async (): Promise<unknown> =>
          parseObject((await connection.send(getRequest(`/delivery/v2/jobs/${job}`))).text)['state']
        await expect.poll(state, { timeout: jobsMs, interval: 300 }).toBe('done')
      }
    },
    3 * MINUTES,
  )
})
