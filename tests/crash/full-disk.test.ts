import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { soundProject } from './checks/read-sound-project'
import type { FullServer } from './disk/full-server'
import { fullServers } from './disk/full-servers'
import { mayMount, smallDisk } from './disk/small-disk'
import { changing, posted, reading, type Answered, type Sent } from './server-connection'
import { DRIVERS } from './people/actions/driver-actions'
import { PROJECTS } from './people/actions/project-actions'
import { aCustomer } from './people/actions/stop-actions'
import { builtPrograms, type Programs } from './release/programs'
import { launch } from './running-server'
import { listSaid, said } from './parse-answer'

const MINUTES = 60_000
const TOGETHER = 8

const aFullDisk = (): string => {
  const disk = smallDisk(16)
  onTestFinished(() => disk?.remove())
  return disk?.folder ?? ''
}

const aFileThere = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rondrit-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'file'), '')
  return join(folder, 'file')
}

let programs: Programs
beforeAll(async () => {
  programs = await builtPrograms('full')
}, MINUTES)
afterAll(() => programs.remove())

describe.each(fullServers)('a server without room, %s', (_, open) => {
  const full = { status: 507, code: 'storage_full' }
  const codeOf = ({ status, text }: Answered) => ({ status, code: said(text)['code'] })

  const opened = async () => {
    const server = await open(programs)
    onTestFinished(() => server.close())
    const made = await server.line().ask(posted('project', PROJECTS, { projectName: 'Full' }))
    const id = String(said(JSON.stringify(said(made.text)['data']))['id'])
    return { server, id, stops: `${PROJECTS}/${id}/stops` }
  }

  const aStop = (path: string, key: string): Sent =>
    posted(key, path, { ...aCustomer(key, 0), notes: 'x'.repeat(2_000) })

  /** Adds stops, several at once, until one finds no room. Returns what was sent and answered. */
  const filled = async (server: FullServer, path: string) => {
    const all: Array<{ readonly sent: Sent; readonly answer: Answered }> = []
    while (all.every(({ answer }) => answer.status === 201)) {
      const some = Array.from({ length: TOGETHER }, (__, at) => aStop(path, `stop-${all.length + at}`))
      all.push(...(await Promise.all(some.map(async (sent) => ({ sent, answer: await server.line().ask(sent) })))))
    }
    return {
      kept: all.filter(({ answer }) => answer.status === 201),
      refused: all.filter(({ answer }) => answer.status !== 201),
    }
  }

  it(
    'says so, keeps what it answered and nothing of the rest, and goes on when there is room',
    async () => {
      const { server, id, stops } = await opened()
      const { kept, refused } = await filled(server, stops)
      expect(kept.length).toBeGreaterThan(TOGETHER)
      for (const { answer } of refused) expect(codeOf(answer)).toEqual(full)

      const looks = async (changes: number) => {
        const seen = await soundProject(server.line(), id)
        expect([seen.version, seen.changes.length]).toEqual([changes + 1, changes])
        return new Set(listSaid(seen.stops).map((stop) => stop['id']))
      }
      const ids = new Set(kept.map(({ answer }) => said(answer.text)['id']))
      expect(await looks(kept.length)).toEqual(ids)
      await server.crash()
      expect(await looks(kept.length)).toEqual(ids)

      await server.makeRoom()
      for (const { sent } of refused) expect((await server.line().ask(sent)).status).toBe(201)
      for (const { sent, answer } of kept.slice(-TOGETHER)) expect(await server.line().ask(sent)).toEqual(answer)
      await looks(kept.length + refused.length)
    },
    MINUTES,
  )

  it(
    'refuses every kind of write in these words, or has room for it, and answers what is asked',
    async () => {
      const { server, id, stops } = await opened()
      const { kept } = await filled(server, stops)
      const stop = String(said(kept[0]?.answer.text ?? '')['id'])
      const large = 'x'.repeat(100_000)
      const writes = [
        posted('other', PROJECTS, { projectName: 'Other' }),
        posted('driver', DRIVERS, { firstName: 'Joris' }),
        changing('PATCH', `${stops}/${stop}/updateInExternalSystem`, { id: stop, new_carrier_id: 1 }),
        changing('PUT', `${PROJECTS}/${id}`, { projectDocument: { routes: [], large }, stopsDocument: {} }),
        posted('job', `${PROJECTS}/${id}/optimize`, {}),
        { method: 'DELETE', path: `${PROJECTS}/${id}` },
      ] as const
      const answers: number[] = []
      for (const sent of writes) answers.push((await server.line().ask(sent)).status)
      expect(answers.filter((status) => status >= 500 && status !== full.status)).toEqual([])
      expect(answers).toContain(full.status)
      expect((await server.line().ask(reading(`${PROJECTS}/summary`))).status).toBe(200)
      expect((await server.line().ask(reading('/readyz'))).status).toBe(200)
    },
    MINUTES,
  )
})

/** Folders in which no server can start, and why. */
const useless: ReadonlyArray<readonly [string, () => string, string]> = [
  [
    'in the place of which is a file',
    aFileThere,
    'cannot be made, for a file is in its place: set DATA_DIR to another',
  ],
  ...(mayMount() ? [['on a disk that is full', aFullDisk, 'the disk of the data folder is full'] as const] : []),
]

describe.each(useless)('a server that is started in a folder %s', (_, folder, words) => {
  it('says so in one line', async () => {
    const outcome = await launch(programs.server, { DATA_DIR: folder() }).ready.then(() => 'ready', String)
    expect(outcome).toContain('Rondrit cannot start: ')
    expect(outcome).toContain(words)
    expect(outcome.trim()).not.toContain('\n')
  })
})
