import { beforeAll, describe, expect, it } from 'vitest'
import { aHostileTestServer, type HostileTestServer } from './hostile-test-server'
import { requestOf, sendBytes } from './raw-socket'

const projects = '/delivery/v2/projects'
let testServer: HostileTestServer
beforeAll(async () => {
  testServer = await aHostileTestServer()
})

const sendLine = (line: string, body: string) =>
  sendBytes(testServer.port, requestOf(line, { 'x-api-key': testServer.key, 'content-type': 'application/json' }, body))

describe('what looks odd and is meant well', () => {
  it.each([
    ['a mark of byte order', '\ufeff{"projectName":"Odd"}'],
    ['a name said twice, of which the last counts', '{"projectName":"Even","projectName":"Odd"}'],
    ['spaces and lines', '\r\n\t {"projectName" : "  Odd  "}\n\n'],
    ['written by codes', '{"project\\u004eame":"\\u004fdd"}'],
  ])('is taken: %s', async (_, text) => {
    const answer = await sendLine(`POST ${projects}`, text)
    expect(answer.statuses).toEqual([201])
    expect(answer.text).toContain('"projectName":"Odd"')
  })

  it('is a report for whoever says which event was the last', async () => {
    const path = `/delivery/v1/projects/${testServer.project}/downloadReport`
    expect((await testServer.ask('GET', path, { headers: { 'last-event-id': 'x' } })).status).toBe(200)
  })
})
