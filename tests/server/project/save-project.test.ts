import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareSave, saveProject } from '../../../server/project/save-project'
import type { PlanEditPorts } from '../../../server/project'
import type { Storage } from '../../../server/storage'
import { estimatedTravel } from '../../../server/travel'
import { stopList } from '../../../src/domain/stop'
import { aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { aProject, listIn, recordIn } from '../endpoints/request-kit'
import { aTestServer, type SendRequest } from '../test-server'
import type { KeyHolder } from '../../../server/sign-in'

const ROUTES = 20

/** A plan of one stop on each route; its routes have no lines, so that they are calculated. */
const bodyOf = (name: string) => {
  const ids = Array.from({ length: ROUTES }, (_, index) => `stop ${index}`)
  const routes = ids.map((id, index) => aRouteTo([id], { index, carrierId: undefined }))
  const stops = stopList.from(ids.map((id) => aStopCalled(id, { customerName: name })))
  return { document: { routes, unknownFields: {} }, stops, declined: undefined }
}

describe('saving a plan', () => {
  let storage: Storage
  let anna: SendRequest
  let user: KeyHolder
  beforeAll(async () => {
    const testServer = await aTestServer()
    anna = await testServer.user('anna', 'Noord')
    storage = testServer.dependencies.storage
    const [organisation] = await storage.directory.organisations()
    const signedIn = { userId: 'anna', username: 'anna', keyHash: 'k', keyKind: 'session', role: 'dispatcher' } as const
    user = { organisation: organisation?.id ?? '', ...signedIn }
  })

  /** The ports of edits, and how many routes were calculated so far. */
  const countingPorts = () => {
    let [drives, ids] = [0, 0]
    const travel = {
      ...estimatedTravel,
      drive: (...parameters: Parameters<typeof estimatedTravel.drive>) => {
        drives += 1
        return estimatedTravel.drive(...parameters)
      },
    }
    const newId = () => `id ${(ids += 1)}`
    const ports: PlanEditPorts = { travel, now: () => new Date(0), newId, publish: () => undefined }
    return { ports, driveCount: () => drives }
  }

  const commandFor = (project: string, name: string) => ({
    parameters: { id: project },
    query: {},
    body: bodyOf(name),
    user,
    ifMatchVersions: undefined,
    clientAddress: '',
    userAgent: undefined,
  })

  const namesIn = async (project: string): Promise<ReadonlySet<string>> => {
    const { body } = await anna('GET', `/delivery/v2/projects/${project}/stops`)
    return new Set(Array.isArray(body) ? body.map(({ customerName }) => String(customerName)) : [])
  }

  it('a save is calculated before its transaction, and others are answered between two routes', async () => {
    const project = await aProject(anna)
    const { ports, driveCount } = countingPorts()
    let passes = 0
    const countPass = () => {
      passes += 1
      next = setImmediate(countPass)
    }
    let next = setImmediate(countPass)
    const prepared = right(await prepareSave(ports, storage)(commandFor(project, 'Bakker')))
    clearImmediate(next)
    expect(driveCount()).toBe(ROUTES)
    expect(passes).toBeGreaterThanOrEqual(ROUTES)
    const saved = right(await storage.write(user.organisation, (records) => saveProject(ports)(prepared, records)))
    expect(driveCount()).toBe(ROUTES)
    expect(saved.project.version).toBe(2)
    expect(saved.plan.routes.every(({ metres }) => metres !== undefined)).toBe(true)
    expect(await namesIn(project)).toEqual(new Set(['Bakker']))
  })

  it('a save is calculated again where the project was edited since it was prepared', async () => {
    const project = await aProject(anna)
    const { ports } = countingPorts()
    const first = right(await prepareSave(ports, storage)(commandFor(project, 'Bakker')))
    const second = right(await prepareSave(ports, storage)(commandFor(project, 'Slager')))
    for (const prepared of [first, second])
      expect(
        E.isRight(await storage.write(user.organisation, (records) => saveProject(ports)(prepared, records))),
      ).toBe(true)
    expect(await namesIn(project)).toEqual(new Set(['Slager']))
    const history = await anna('GET', `/delivery/v2/projects/${project}/changes`)
    const [newest] = listIn(recordIn(history.body)['changes'])
    await anna('POST', `/delivery/v2/projects/${project}/changes/${String(newest?.['id'])}/undo`)
    expect(await namesIn(project)).toEqual(new Set(['Bakker']))
  })

  it('a save is refused while it is prepared where the project is at another version than the sender saw', async () => {
    const project = await aProject(anna)
    const { ports } = countingPorts()
    const command = { ...commandFor(project, 'Bakker'), ifMatchVersions: ['7'] }
    expect(await prepareSave(ports, storage)(command)).toMatchObject(E.left({ code: 'stale' }))
  })
})
