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

/** The results of a report and a deletion where the server answers every request with this body. */
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

describe('httpProjectGateway with an answer of a proxy', () => {
  it('a web page counts neither as a deletion nor as a report', async () => {
    expect(await answered('\n<!doctype html><title>Sign in to this network</title>')).toEqual({
      report: unreadable,
      removed: unreadable,
    })
  })

  it('an answer is a report only if it is a PDF', async () => {
    for (const body of ['', 'OK', '{}']) expect((await answered(body)).report).toEqual(unreadable)
    expect(E.isRight((await answered('%PDF-1.7')).report)).toBe(true)
  })

  it('an empty answer or an unexpected text counts as a deletion', async () => {
    for (const body of ['', 'OK', '{}']) expect((await answered(body)).removed).toEqual(E.right(undefined))
  })
})
