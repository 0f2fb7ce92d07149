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

describe('unusual but valid requests', () => {
  it.each([
    ['a byte order mark', '\ufeff{"projectName":"Odd"}'],
    ['a repeated name, of which the last counts', '{"projectName":"Even","projectName":"Odd"}'],
    ['spaces and line breaks', '\r\n\t {"projectName" : "  Odd  "}\n\n'],
    ['escaped characters', '{"project\\u004eame":"\\u004fdd"}'],
  ])('a body with %s is accepted', async (_, text) => {
    const answer = await sendLine(`POST ${projects}`, text)
    expect(answer.statuses).toEqual([201])
    expect(answer.text).toContain('"projectName":"Odd"')
  })

  it('a report is sent even if the request has a malformed Last-Event-ID', async () => {
    const path = `/delivery/v1/projects/${testServer.project}/downloadReport`
    expect((await testServer.ask('GET', path, { headers: { 'last-event-id': 'x' } })).status).toBe(200)
  })
})
