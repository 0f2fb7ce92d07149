import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { signIn } from './people/test-users'
import { connectTo, postRequest, getRequest, type ServerConnection } from './server-connection'
import { readRecordedRelease } from './release/earlier-release'
import { buildPrograms, type Programs } from './release/programs'
import { launch } from './running-server'
import { parseObjects, parseObject } from './parse-answer'
import { openSites } from './sites/open-sites'

const MINUTES = 60_000

let programs: Programs
beforeAll(async () => {
  programs = await buildPrograms('earlier-release')
}, MINUTES)
afterAll(() => programs.remove())

const openRelease = async (
  database: 'sqlite' | 'postgres',
): Promise<{ connection: ServerConnection; jobsMs: number }> => {
  const sites = await openSites(database)
  onTestFinished(sites.remove, MINUTES)
  const { env, jobsMs } = await sites.site(programs)
  const launched = launch(programs.server, env)
  onTestFinished(launched.kill, MINUTES)
  const { base } = await launched.ready
  return { connection: connectTo(base, await signIn(connectTo(base, ''))), jobsMs }
}

describe.each([
  ['data folder', 'sqlite'],
  ['PostgreSQL dump', 'postgres'],
] as const)('the %s of commit 48fb47b', (_, database) => {
  it(
    'the current server opens the data, and answers every project, stop, change and driver like the earlier release',
    async () => {
      const [{ connection }, { answers }] = [await openRelease(database), await readRecordedRelease(database)]
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
      const [{ connection, jobsMs }, release] = [await openRelease(database), await readRecordedRelease(database)]
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
