import { expect } from 'vitest'
import { aTestServer, type SendRequest, type TestServer } from '../test-server'
import { aProject, uploadOf, listIn, recordIn } from './request-kit'
import { portOf } from './raw-socket'

/** A listening server with a user and a project with a route, so that there is something to lose. */
export type HostileTestServer = {
  readonly testServer: TestServer
  readonly port: number
  readonly key: string
  readonly ask: SendRequest
  readonly project: string
  readonly stop: string
  /** all that the organisation has, as it is answered */
  readonly everything: () => Promise<ReadonlyArray<string>>
}

export const aHostileTestServer = async (): Promise<HostileTestServer> => {
  const testServer = await aTestServer()
  const ask = await testServer.user('anna', 'Noord')
  const credentials = { username: 'anna', password: 'a password' }
  const user = await testServer.anonymous('POST', '/delivery/v1/users/login', { body: credentials })
  const project = await aProject(ask)
  const path = `/delivery/v2/projects/${project}`
  await ask('POST', `${path}/stops/createBulk`, uploadOf([{}, {}, {}]))
  const stop = String(listIn((await ask('GET', `${path}/stops`)).body)[0]?.['id'])
  const moved = await ask('PATCH', `${path}/stops/${stop}/updateInExternalSystem`, {
    body: { id: stop, new_carrier_id: 1 },
  })
  expect(moved.status).toBe(200)
  const paths = [path, `${path}/stops`, `${path}/changes`, '/delivery/v2/projects/summary', '/delivery/v2/drivers']
  return {
    testServer,
    port: await portOf(testServer.app),
    key: String(recordIn(user.body)['api_key']),
    ask,
    project,
    stop,
    everything: () => Promise.all(paths.map(async (readPath) => (await ask('GET', readPath)).text)),
  }
}
