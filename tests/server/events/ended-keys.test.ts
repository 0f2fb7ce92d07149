import { get, type IncomingMessage } from 'node:http'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../kit/eventually'
import { right } from '../../kit/either'
import { onBothDatabases } from '../endpoints/on-both-databases'
import { aProject, listIn, recordIn, uploadOf } from '../endpoints/request-kit'
import { aTestServer, type SendRequest, type TestServer } from '../test-server'

type Stream = { text: string; endedAt: number | undefined }

const openStream = async (base: string, path: string, key: string): Promise<Stream> => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(new URL(path, base), { headers: { 'x-api-key': key } }, resolve).on('error', reject)
  })
  expect(answer.statusCode).toBe(200)
  const stream: Stream = { text: '', endedAt: undefined }
  answer.on('data', (chunk) => (stream.text += String(chunk)))
  answer.on('end', () => (stream.endedAt = performance.now()))
  await eventually(() => expect(stream.text).toContain(': listening'))
  return stream
}

/** Three seconds for the check of a stream, two for what another server still holds, and more for a slow machine. */
const WITHIN_MS = 8_000

const waysToEnd = [
  'a log-out',
  'a changed password',
  'an ended session',
  'an ended key of a program',
  'a disabled user',
  'a removed user',
] as const

describe.each(onBothDatabases())('the event streams of an ended key on $database', ({ database, environment }) => {
  /** A user of Noord with a session that ends, one that stays, and a key for a program. */
  const aUser = async ({ user, keyOf, logInAgain }: TestServer, name: string) => {
    await user(name, 'Noord')
    const endedKey = keyOf(name)
    const stays = await logInAgain(name)
    const made = recordIn((await stays('POST', '/delivery/v2/keys', { body: { name: 'program' } })).body)
    return {
      name,
      endedKey,
      stays,
      programKey: String(made['api_key']),
      programId: String(recordIn(made['key'])['id']),
    }
  }

  it('its streams end within seconds, without a further event, on each server', async () => {
    const settings = await environment()
    const first = await aTestServer(settings)
    const anna = await first.user('anna', 'Noord')
    const project = await aProject(anna)
    const other = database === 'PostgreSQL' ? await aTestServer(settings) : first
    const bases = new Set([first, other])
    const addresses: string[] = []
    for (const { app } of bases) addresses.push(await app.listen({ port: 0, host: '127.0.0.1' }))
    const users = new Map<string, Awaited<ReturnType<typeof aUser>>>()
    for (const way of waysToEnd) users.set(way, await aUser(first, way.replaceAll(' ', '-')))

    const path = `/delivery/v2/projects/${project}/events`
    const streams: { readonly way: string; readonly stream: Stream }[] = []
    for (const [way, { endedKey, programKey }] of users)
      for (const address of addresses) {
        const key = way === 'an ended key of a program' ? programKey : endedKey
        streams.push({ way, stream: await openStream(address, path, key) })
      }
    const kept = await openStream(addresses[0] ?? '', path, first.keyOf('anna'))

    const byHash = async (ask: SendRequest, kind: string) =>
      listIn((await ask('GET', '/delivery/v2/keys')).body).find(
        (key) => key['kind'] === kind && key['current'] === false,
      )
    const idOf = async (name: string) =>
      String(listIn((await anna('GET', '/delivery/v2/users')).body).find(({ username }) => username === name)?.['id'])
    const end: Readonly<
      Record<(typeof waysToEnd)[number], (user: Awaited<ReturnType<typeof aUser>>) => Promise<unknown>>
    > = {
      'a log-out': ({ endedKey }) =>
        first.anonymous('DELETE', '/delivery/v2/sessions/current', { headers: { 'x-api-key': endedKey } }),
      'a changed password': ({ stays }) =>
        stays('PUT', '/delivery/v2/account/password', {
          body: { current: 'a password', new: 'paard batterij nietje' },
        }),
      'an ended session': async ({ stays }) =>
        stays('DELETE', `/delivery/v2/keys/${String((await byHash(stays, 'session'))?.['id'])}`),
      'an ended key of a program': ({ stays, programId }) => stays('DELETE', `/delivery/v2/keys/${programId}`),
      'a disabled user': async ({ name }) =>
        anna('PATCH', `/delivery/v2/users/${await idOf(name)}`, { body: { disabled: true } }),
      // As the command does it, in another process.
      'a removed user': async ({ name }) => {
        const { storage } = first.dependencies
        const [noord] = await storage.directory.organisations()
        return right(await storage.write(noord?.id ?? '', async ({ users: all }) => E.right(await all.remove(name))))
      },
    }
    for (const way of waysToEnd) await end[way](users.get(way) ?? (await aUser(first, way)))
    const endedAt = performance.now()
    await eventually(() => expect(streams.filter(({ stream }) => stream.endedAt === undefined)).toEqual([]))
    await anna('POST', `/delivery/v2/projects/${project}/stops/createBulk`, uploadOf([{}]))
    await eventually(() => expect(kept.text).toContain('event: changed'))
    for (const { way, stream } of streams) {
      expect([way, (stream.endedAt ?? Infinity) - endedAt < WITHIN_MS]).toEqual([way, true])
      expect(stream.text).not.toContain('event: changed')
    }
    expect(kept.endedAt).toBeUndefined()
  })
})
