import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { browserUserStorage } from '../../src/adapters/browser'
import { right } from '../kit/either'
import { cookieJar, storageOnMap } from '../kit/browser-storage-fakes'
import { aProject, fileOf, listIn, recordIn } from '../server/endpoints/request-kit'
import { aTestServer, type TestServer } from '../server/test-server'
import { eventually } from '../kit/eventually'

const script = readFileSync('public/task.js', 'utf8')

/** The page, as far as the script looks at it: what stands at each id. */
const aPage = () => {
  const shown = new Map<string, string>()
  const element = (id: string) => ({
    set textContent(words: string) {
      shown.set(id, words)
    },
    append: () => undefined,
  })
  return { shown, document: { title: '', getElementById: element, createElement: () => element('fact') } }
}

/** A server, a task of it, and somebody who is logged in as the application keeps that. */
const opened = async (said: Readonly<Record<string, string>>) => {
  const depot = await aTestServer(said)
  const ask = await depot.user('anna', 'Noord')
  const project = await aProject(ask)
  await ask('POST', `/delivery/v2/projects/${project}/stops/createBulk`, fileOf([{ customerName: 'Jansen' }]))
  const [stop] = listIn((await ask('GET', `/delivery/v2/projects/${project}/stops`)).body)
  const login = { username: 'anna', password: 'a password' }
  const { body } = await depot.anonymous('POST', '/delivery/v1/users/login', { body: login })
  const kept = new Map<string, string>()
  const keeper = browserUserStorage({ storage: () => storageOnMap(kept), cookies: cookieJar() })
  right(
    await keeper.save({
      apiKey: String(recordIn(body)['api_key']),
      accountId: 'u',
      username: 'anna',
      organisationId: undefined,
      organisationName: undefined,
      coordinates: undefined,
    })(),
  )
  return { depot, kept, task: String(stop?.['id']) }
}

type Opened = { readonly depot: TestServer; readonly kept: Map<string, string>; readonly task: string }

/** Runs the script, whose calls all come to that server, and says what they were. */
const run = ({ depot, kept, task }: Opened) => {
  const { shown, document } = aPage()
  const asked: string[] = []
  const fetched = async (url: string, { headers = {} }: { readonly headers?: Record<string, string> } = {}) => {
    asked.push(url)
    const { status, body } = await depot.anonymous('GET', new URL(url, 'http://here').pathname, { headers })
    return { ok: status < 400, status, json: async () => body }
  }
  const location = { pathname: `/tasks/${task}` }
  runInNewContext(script, { document, location, localStorage: storageOnMap(kept), fetch: fetched })
  return { shown, asked }
}

describe('the page of a task', () => {
  it('shows a stop to who is logged in to the application', async () => {
    const all = await opened({})
    const { shown, asked } = run(all)
    await eventually(() => expect(shown.get('heading')).toBe('Jansen'))
    expect(asked).toEqual(['/config.json', `/delivery/v2/tasks/${all.task}`])
  })

  it('asks the API that the pages are told of', async () => {
    const all = await opened({ API_BASE: 'https://api.example/' })
    const { shown, asked } = run(all)
    await eventually(() => expect(asked.at(-1)).toBe(`https://api.example/delivery/v2/tasks/${all.task}`))
    await eventually(() => expect(shown.get('heading')).toBe('Jansen'))
  })

  it('tells others to log in first', async () => {
    const all = await opened({})
    all.kept.clear()
    const { shown } = run(all)
    await eventually(() => expect(shown.get('said')).toBe('Please log in to Rondrit first, then open this task again.'))
  })
})
