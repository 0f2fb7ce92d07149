import { beforeAll, describe, expect, it } from 'vitest'
import { aTestServer, type TestServer } from '../test-server'
import { aProject, fileOf, listIn } from './request-kit'

describe('the page of a task', () => {
  let testServer: TestServer
  beforeAll(async () => {
    testServer = await aTestServer()
  })

  it('GET /tasks/{id} answers the same page for every id', async () => {
    const [one, other] = [await testServer.anonymous('GET', '/tasks/1'), await testServer.anonymous('GET', '/tasks/2')]
    expect(one.status).toBe(200)
    expect(one.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(one.text).toBe(other.text)
    expect(one.text).not.toMatch(/<script(?! src)|<style|style=| on\w+=/)
  })

  it('GET task finds the stop by its id, in any project', async () => {
    const ask = await testServer.user('anna', 'Noord')
    await aProject(ask)
    const id = await aProject(ask)
    await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, fileOf([{ customerName: 'Jansen' }]))
    const [stop] = listIn((await ask('GET', `/delivery/v2/projects/${id}/stops`)).body)
    const task = await ask('GET', `/delivery/v2/tasks/${String(stop?.['id'])}`)
    expect(task).toMatchObject({ status: 200, body: { customerName: 'Jansen' } })
    expect((await ask('GET', '/delivery/v2/tasks/ghost')).status).toBe(404)
  })
})
