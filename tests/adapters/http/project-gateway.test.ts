import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { sendRequest, followEndpoint, httpProjectGateway } from '../../../src/adapters/http'
import { memoryClock, memoryNetworkStatus } from '../../kit/memory'
import { followProjectSuite } from '../../port-suites/follow-project'
import { projectGatewaySuite } from '../../port-suites/project-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'
import { respondJson, startStubServer } from '../../kit/stub-server'

projectGatewaySuite('http', deliveryOverHttp)
followProjectSuite('http', deliveryOverHttp)

/** What comes of a project where everything is answered so. */
const answered = async (body: string) => {
  const server = await startStubServer((_, __, response) => respondJson(response, 200, body))
  const settings = { base: server.base, timeout: 5_000 }
  const follower = followEndpoint({ ...settings, clock: memoryClock(), network: memoryNetworkStatus() })
  const projects = httpProjectGateway(sendRequest(settings), follower)
  const [report, removed] = [await projects.report('7')(), await projects.remove('7')()]
  await server.close()
  return { report, removed }
}

const unreadable = E.left({ kind: 'unreadable', path: [] })

describe('an answer of whoever stands between', () => {
  it('deletes no project, and is saved as no report', async () => {
    expect(await answered('\n<!doctype html><title>Sign in to this network</title>')).toEqual({
      report: unreadable,
      removed: unreadable,
    })
  })

  it('is no report unless it is a PDF', async () => {
    for (const body of ['', 'OK', '{}']) expect((await answered(body)).report).toEqual(unreadable)
    expect(E.isRight((await answered('%PDF-1.7')).report)).toBe(true)
  })

  it('has deleted a project where it is empty, or says what nobody asked', async () => {
    for (const body of ['', 'OK', '{}']) expect((await answered(body)).removed).toEqual(E.right(undefined))
  })
})
