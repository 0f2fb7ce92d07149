import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readSoundProject } from './checks/read-sound-project'
import type { FullServer } from './disk/full-server'
import { fullServers } from './disk/full-servers'
import { canMount, smallDisk } from './disk/small-disk'
import { changeRequest, postRequest, getRequest, type ReceivedAnswer, type SentRequest } from './server-connection'
import { DRIVERS } from './people/actions/driver-actions'
import { PROJECTS } from './people/actions/project-actions'
import { stopBody } from './people/actions/stop-actions'
import { buildPrograms, type Programs } from './release/programs'
import { launch } from './running-server'
import { parseObjects, parseObject } from './parse-answer'

const MINUTES = 60_000
const BATCH_SIZE = 8

const fullDisk = (): string => {
  const disk = smallDisk(16)
  onTestFinished(() => disk?.remove())
  return disk?.folder ?? ''
}

const fileInPlace = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rondrit-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'file'), '')
  return join(folder, 'file')
}

let programs: Programs
beforeAll(async () => {
  programs = await buildPrograms('full')
}, MINUTES)
afterAll(() => programs.remove())

describe.each(fullServers)('a full server %s', (kind, open) => {
  const storageFull = { status: 507, code: 'storage_full' }
  const codeOf = ({ status, text }: ReceivedAnswer) => ({ status, code: parseObject(text)['code'] })

  const openServer = async () => {
    const server = await open(programs)
    onTestFinished(() => server.close())
    const created = await server.connection().send(postRequest('project', PROJECTS, { projectName: 'Full' }))
    const id = String(parseObject(JSON.stringify(parseObject(created.text)['data']))['id'])
    return { server, id, stops: `${PROJECTS}/${id}/stops` }
  }

  const aStop = (path: string, key: string): SentRequest =>
    postRequest(key, path, { ...stopBody(key, 0), erp: 'x'.repeat(8_000) })

  /** Adds stops, several at once, until the disk is full. Returns what was sent and answered. */
  const fillProject = async (server: FullServer, path: string) => {
    const exchanges: Array<{ readonly request: SentRequest; readonly answer: ReceivedAnswer }> = []
    while (exchanges.every(({ answer }) => answer.status === 201)) {
      const batch = Array.from({ length: BATCH_SIZE }, (__, index) => aStop(path, `stop-${exchanges.length + index}`))
      exchanges.push(
        ...(await Promise.all(
          batch.map(async (request) => ({ request, answer: await server.connection().send(request) })),
        )),
      )
    }
    return {
      accepted: exchanges.filter(({ answer }) => answer.status === 201),
      refused: exchanges.filter(({ answer }) => answer.status !== 201),
    }
  }

  it(
    'a full server refuses writes, keeps everything it answered and nothing else, and continues when there is space',
    async () => {
      const { server, id, stops } = await openServer()
      const { accepted, refused } = await fillProject(server, stops)
      expect(accepted.length).toBeGreaterThan(BATCH_SIZE)
      for (const { answer } of refused) expect(codeOf(answer)).toEqual(storageFull)

      const checkProject = async (changes: number) => {
        const snapshot = await readSoundProject(server.connection(), id)
        expect([snapshot.version, snapshot.changes.length]).toEqual([changes + 1, changes])
        return new Set(parseObjects(snapshot.stops).map((stop) => stop['id']))
      }
      const ids = new Set(accepted.map(({ answer }) => parseObject(answer.text)['id']))
      expect(await checkProject(accepted.length)).toEqual(ids)
      await server.crash()
      expect(await checkProject(accepted.length)).toEqual(ids)

      await server.enlarge()
      for (const { request } of refused) expect((await server.connection().send(request)).status).toBe(201)
      for (const { request, answer } of accepted.slice(-BATCH_SIZE))
        expect(await server.connection().send(request)).toEqual(answer)
      await checkProject(accepted.length + refused.length)
    },
    MINUTES,
  )

  it(
    'every kind of write succeeds or is refused with storage_full, and reads are answered',
    async () => {
      const { server, id, stops } = await openServer()
      const { accepted } = await fillProject(server, stops)
      const stop = String(parseObject(accepted[0]?.answer.text ?? '')['id'])
      const large = 'x'.repeat(100_000)
      const writes = [
        postRequest('other', PROJECTS, { projectName: 'Other' }),
        postRequest('driver', DRIVERS, { firstName: 'Joris' }),
        changeRequest('PATCH', `${stops}/${stop}/updateInExternalSystem`, { id: stop, new_carrier_id: 1 }),
        changeRequest('PUT', `${PROJECTS}/${id}`, { projectDocument: { routes: [], large }, stopsDocument: {} }),
        postRequest('job', `${PROJECTS}/${id}/optimize`, {}),
        { method: 'DELETE', path: `${PROJECTS}/${id}` },
      ] as const
      const answers: number[] = []
      for (const request of writes) answers.push((await server.connection().send(request)).status)
      expect(answers.filter((status) => status >= 500 && status !== storageFull.status)).toEqual([])
      expect(answers).toContain(storageFull.status)
      expect((await server.connection().send(getRequest(`${PROJECTS}/summary`))).status).toBe(200)
      const { status } = await server.connection().send(getRequest('/readyz'))
      expect(status).toBe(kind === 'with its own small disk' ? 503 : 200)
    },
    MINUTES,
  )
})

/** Folders in which no server can start, and why. */
const unusableFolders: ReadonlyArray<readonly [string, () => string, string]> = [
  ['whose path is a file', fileInPlace, 'cannot be made, for a file is in its place: set DATA_DIR to another'],
  ...(canMount() ? [['on a disk that is full', fullDisk, 'the disk of the data folder is full'] as const] : []),
]

describe.each(unusableFolders)('a server started in a folder %s', (_, folder, message) => {
  it('the server reports the reason in one line', async () => {
    const outcome = await launch(programs.server, { DATA_DIR: folder() }).ready.then(() => 'ready', String)
    expect(outcome).toContain('Rondrit cannot start: ')
    expect(outcome).toContain(message)
    expect(outcome.trim()).not.toContain('\n')
  })
})
