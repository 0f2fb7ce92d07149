import * as E from 'fp-ts/Either'
import { afterEach, describe, expect, it } from 'vitest'
import { sendRequest, sendFile, httpStopGateway, type FileRequest } from '../../../src/adapters/http'
import { aRow, fileOf } from '../../kit/delivery/test-data'
import { fakeXhr } from '../../kit/delivery/fake-xhr'
import { eventually } from '../../kit/eventually'
import { respondJson, startStubServer, type StubServer } from '../../kit/stub-server'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const serverThat = async (...answer: Parameters<typeof startStubServer>): Promise<StubServer> => {
  const server = await startStubServer(...answer)
  closing.push(server.close)
  return server
}

type Options = { readonly timeout?: number; readonly newRequest?: () => FileRequest }

const uploadTo = (base: string, { timeout = 5_000, newRequest = fakeXhr }: Options = {}) => {
  const settings = { base, timeout, apiKey: () => 'k' }
  const shares: number[] = []
  const { upload } = httpStopGateway(sendRequest(settings), sendFile(settings, newRequest))
  return { shares, ...upload('p 1', fileOf([aRow(0)], 'maandag.json'), (share) => shares.push(share)) }
}

describe('sendFile', () => {
  it('the file is the part `file` of a form, with the API key and an idempotency key', async () => {
    const received: string[] = []
    const server = await serverThat((request, body, response) => {
      const { 'x-api-key': key, 'idempotency-key': name, 'content-type': type } = request.headers
      received.push(`${request.method} ${request.url}`, String(key), String(name), String(type), body)
      respondJson(response, 201, { count: 1 })
    })
    const { result, shares } = uploadTo(server.base)
    expect(await result()).toEqual(E.right({ answer: 1, changed: undefined }))
    const [line, key, name, type, body = ''] = received
    expect([line, key]).toEqual(['POST /delivery/v2/projects/p%201/stops/createBulk', 'k'])
    expect(name).toMatch(/^[\da-f]{32}$/)
    expect(type).toMatch(/^multipart\/form-data; boundary=/)
    expect(body).toContain('name="file"; filename="maandag.json"')
    expect(body).toContain(JSON.stringify([aRow(0)]))
    expect(shares).toEqual([1])
  })

  it('an upload can be cancelled while it waits for the answer', async () => {
    let received = false
    const server = await serverThat(() => {
      received = true
    })
    const { result, cancel } = uploadTo(server.base)
    const answer = result()
    await eventually(() => expect(received).toBe(true))
    cancel()
    expect(await answer).toEqual(E.left({ kind: 'cancelled' }))
  })

  it('an upload cannot be cancelled once it is answered', async () => {
    const server = await serverThat((_request, _body, response) => respondJson(response, 201, { count: 1 }))
    const { result, cancel } = uploadTo(server.base)
    const answer = await result()
    cancel()
    expect(answer).toEqual(E.right({ answer: 1, changed: undefined }))
  })

  it('a silent server is unreachable after the timeout', async () => {
    const server = await serverThat(() => undefined)
    expect(await uploadTo(server.base, { timeout: 60 }).result()).toEqual(E.left({ kind: 'unreachable' }))
  })

  it('the timeout restarts at each progress event', async () => {
    const server = await serverThat((_request, _body, response) => respondJson(response, 201, { count: 1 }))
    const slow = (): FileRequest => {
      const request = fakeXhr()
      const progress = new EventTarget()
      return {
        ...request,
        get status() {
          return request.status
        },
        get responseText() {
          return request.responseText
        },
        upload: {
          addEventListener: progress.addEventListener.bind(progress) as FileRequest['upload']['addEventListener'],
        },
        send: (form) => {
          const steps = [1, 2, 3, 4].map((step) => () => {
            progress.dispatchEvent(Object.assign(new Event('progress'), { loaded: step, total: 4 }))
          })
          for (const [index, step] of steps.entries()) setTimeout(step, 300 * index)
          setTimeout(() => request.send(form), 1200)
        },
      }
    }
    const { result, shares } = uploadTo(server.base, { timeout: 1000, newRequest: slow })
    expect(await result()).toEqual(E.right({ answer: 1, changed: undefined }))
    expect(shares).toEqual([0.25, 0.5, 0.75, 1])
  })

  it('a closed port is unreachable', async () => {
    const server = await startStubServer(() => undefined)
    await server.close()
    expect(await uploadTo(server.base).result()).toEqual(E.left({ kind: 'unreachable' }))
  })

  it.each<[string, number, unknown, object]>([
    ['a 401', 401, {}, { kind: 'signed-out' }],
    [
      'a refusal',
      413,
      { message: 'Te groot', code: 'too_large' },
      { kind: 'refused', message: 'Te groot', code: 'too_large' },
    ],
    ['a page', 502, '<html>', { kind: 'refused', message: '', code: '502', isServerFault: true }],
    ['a page that says all is well', 200, '<html>', { kind: 'unreadable', path: [] }],
    ['another shape', 201, { count: 'many' }, { kind: 'unreadable', path: ['count'] }],
    ['nothing', 201, '', { kind: 'unreadable', path: [''] }],
  ])('the result is that of the answer: %s', async (_, status, body, failed) => {
    const server = await serverThat((_request, _body, response) => respondJson(response, status, body))
    expect(await uploadTo(server.base).result()).toEqual(E.left(failed))
  })
})
