import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { browserUserStorage } from '../../src/adapters/browser'
import { right } from '../kit/either'
import { cookieJar, storageOnMap } from '../kit/browser-storage-fakes'
import { aProject, uploadOf, listIn, recordIn } from '../server/endpoints/request-kit'
import { aTestServer, type TestServer } from '../server/test-server'
import { eventually } from '../kit/eventually'

const script = readFileSync('public/task.js', 'utf8')

/** The part of the document that the script uses: the text of each id. */
const fakePage = () => {
  const texts = new Map<string, string>()
  const element = (id: string) => ({
    set textContent(text: string) {
      texts.set(id, text)
    },
    append: () => undefined,
  })
  return { texts, document: { title: '', getElementById: element, createElement: () => element('fact') } }
}

/** A server with a task, and a user stored as the application stores one after log-in. */
const setUp = async (env: Readonly<Record<string, string>>) => {
  const testServer = await aTestServer(env)
  const request = await testServer.user('anna', 'Noord')
  const project = await aProject(request)
  await request('POST', `/delivery/v2/projects/${project}/stops/createBulk`, uploadOf([{ customerName: 'Jansen' }]))
  const [stop] = listIn((await request('GET', `/delivery/v2/projects/${project}/stops`)).body)
  const login = { username: 'anna', password: 'a password' }
  const { body } = await testServer.anonymous('POST', '/delivery/v1/users/login', { body: login })
  const storage = new Map<string, string>()
  const userStorage = browserUserStorage({ storage: () => storageOnMap(storage), cookies: cookieJar() })
  right(
    await userStorage.save({
      apiKey: String(recordIn(body)['api_key']),
      accountId: 'u',
      username: 'anna',
      role: undefined,
      organisationId: undefined,
      organisationName: undefined,
      coordinates: undefined,
    })(),
  )
  return { testServer, storage, task: String(stop?.['id']) }
}

type OpenedTask = { readonly testServer: TestServer; readonly storage: Map<string, string>; readonly task: string }

/** Runs the script with `fetch` directed to the test server; `urls` are the requested ones. */
const run = ({ testServer, storage, task }: OpenedTask) => {
  const { texts, document } = fakePage()
  const urls: string[] = []
  const fetchFromServer = async (url: string, { headers = {} }: { readonly headers?: Record<string, string> } = {}) => {
    urls.push(url)
    const { status, body } = await testServer.anonymous('GET', new URL(url, 'http://here').pathname, { headers })
    return { ok: status < 400, status, json: async () => body }
  }
  const location = { pathname: `/tasks/${task}` }
  runInNewContext(script, { document, location, localStorage: storageOnMap(storage), fetch: fetchFromServer })
  return { texts, urls }
}

describe('public/task.js', () => {
  it('a user who is logged in to the application sees the stop', async () => {
    const opened = await setUp({})
    const { texts, urls } = run(opened)
    await eventually(() => expect(texts.get('heading')).toBe('Jansen'))
    expect(urls).toEqual(['/config.json', `/delivery/v2/tasks/${opened.task}`])
  })

  it('the script calls the API of the configuration', async () => {
    const opened = await setUp({ API_BASE: 'https://api.example/' })
    const { texts, urls } = run(opened)
    await eventually(() => expect(urls.at(-1)).toBe(`https://api.example/delivery/v2/tasks/${opened.task}`))
    await eventually(() => expect(texts.get('heading')).toBe('Jansen'))
  })

  it('a user who is not logged in is asked to log in first', async () => {
    const opened = await setUp({})
    opened.storage.clear()
    const { texts } = run(opened)
    await eventually(() => expect(texts.get('said')).toBe('Please log in to Rondrit first, then open this task again.'))
  })
})
