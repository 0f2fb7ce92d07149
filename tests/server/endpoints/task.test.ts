import { beforeAll, describe, expect, it } from 'vitest'
import { aTestServer, type TestServer } from '../test-server'
import { aProject, uploadOf, listIn } from './request-kit'

describe('the page that shows a stop as a task of the back-office', () => {
  let testServer: TestServer
  beforeAll(async () => {
    testServer = await aTestServer()
  })

  it('GET /tasks/{id} answers the same page for every stop', async () => {
    const page = await testServer.anonymous('GET', '/tasks/1')
    const pageOfOtherStop = await testServer.anonymous('GET', '/tasks/2')
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.text).toBe(pageOfOtherStop.text)
    expect(page.text).not.toMatch(/<script(?! src)|<style|style=| on\w+=/)
  })

  it('the page reads its stop by id alone, whatever project the stop is in', async () => {
    const ask = await testServer.user('anna', 'Noord')
    await aProject(ask)
    const id = await aProject(ask)
    await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, uploadOf([{ customerName: 'Jansen' }]))
    const [stop] = listIn((await ask('GET', `/delivery/v2/projects/${id}/stops`)).body)
    const task = await ask('GET', `/delivery/v2/tasks/${String(stop?.['id'])}`)
    expect(task).toMatchObject({ status: 200, body: { customerName: 'Jansen' } })
    expect((await ask('GET', '/delivery/v2/tasks/ghost')).status).toBe(404)
  })
})
