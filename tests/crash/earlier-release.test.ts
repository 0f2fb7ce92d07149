import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { signedIn } from './people/test-users'
import { lineTo, posted, reading, type Line } from './server-connection'
import { recordedRelease } from './release/earlier-release'
import { builtPrograms, type Programs } from './release/programs'
import { launch } from './running-server'
import { listSaid, said } from './parse-answer'
import { openSites } from './sites/open-sites'

const MINUTES = 60_000

let programs: Programs
beforeAll(async () => {
  programs = await builtPrograms('earlier-release')
}, MINUTES)
afterAll(() => programs.remove())

const openRelease = async (database: 'sqlite' | 'postgres'): Promise<{ line: Line; jobsMs: number }> => {
  const sites = await openSites(database)
  onTestFinished(sites.remove, MINUTES)
  const { env, jobsMs } = await sites.site(programs)
  const launched = launch(programs.server, env)
  onTestFinished(launched.kill, MINUTES)
  const { base } = await launched.ready
  return { line: lineTo(base, await signedIn(lineTo(base, ''))), jobsMs }
}

describe.each([
  ['data folder', 'sqlite'],
  ['PostgreSQL dump', 'postgres'],
] as const)('the %s of commit 48fb47b', (_, database) => {
  it(
    'opens, and every project, stop, change and driver is answered as that server answered it',
    async () => {
      const [{ line }, { answers }] = [await openRelease(database), await recordedRelease(database)]
      expect(Object.keys(answers).length).toBeGreaterThan(12)
      for (const [path, recorded] of Object.entries(answers)) {
        const answer = await line.ask(reading(path))
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
    'can be worked on: its newest change is undone and redone, and its waiting jobs end with a plan',
    async () => {
      const [{ line, jobsMs }, release] = [await openRelease(database), await recordedRelease(database)]
      const changes = `/delivery/v2/projects/${release.project}/changes`
      const newest = listSaid(JSON.stringify(said((await line.ask(reading(changes))).text)['changes']))[0]?.['id']
      for (const way of ['undo', 'redo']) {
        const { status, text } = await line.ask(posted(way, `${changes}/${String(newest)}/${way}`))
        expect({ status, text }).toEqual({ status: 200, text: expect.any(String) })
      }
      for (const job of release.jobs) {
        const state = async (): Promise<unknown> =>
          said((await line.ask(reading(`/delivery/v2/jobs/${job}`))).text)['state']
        await expect.poll(state, { timeout: jobsMs, interval: 300 }).toBe('done')
      }
    },
    3 * MINUTES,
  )
})
