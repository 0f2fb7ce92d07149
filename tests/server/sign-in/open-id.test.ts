import { generateKeyPairSync, sign } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { OpenIdSettings } from '../../../server/sign-in/open-id'
import type { Storage } from '../../../server/storage'
import { left, right } from '../../kit/either'
import { respondJson, startStubServer } from '../../kit/stub-server'
import { throwError } from '../../kit/throw-error'
import { addressAt, aSignIn, storageWithAnna } from './sign-in-kit'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const client = { clientAddress: addressAt(1), userAgent: undefined }
const returnAddress = 'https://plan.example/signed-in'

type Claims = Readonly<Record<string, unknown>>

type ServiceParts = {
  /** replace those of a right answer */
  readonly claims?: Claims
  readonly signingKey?: typeof keys.privateKey
  readonly refusal?: string
}

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const signed = (claims: Claims, key: typeof keys.privateKey): string => {
  const content = `${base64({ alg: 'RS256', kid: 'one' })}.${base64(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}

/** A sign-in service at which the user has just signed in, and a server that trusts it. */
const aServiceAndSignIn = async (parts: ServiceParts = {}, settings: OpenIdSettings = {}, chosen?: Storage) => {
  const asked: string[] = []
  let nonce = ''
  const service = await startStubServer((request, body, response) => {
    const base = `http://${request.headers.host}`
    const path = request.url ?? ''
    asked.push(path)
    if (path === '/.well-known/openid-configuration')
      return respondJson(response, 200, {
        issuer: base,
        authorization_endpoint: `${base}/authorize`,
        token_endpoint: `${base}/token`,
        jwks_uri: `${base}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
    if (path === '/keys')
      return respondJson(response, 200, { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one' }] })
    asked.push(body)
    if (parts.refusal !== undefined) return respondJson(response, 400, { error: parts.refusal })
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: base,
      aud: 'rondrit',
      sub: '7',
      iat: now,
      exp: now + 60,
      nonce,
      email: 'Anna',
      ...parts.claims,
    }
    const idToken = signed(claims, parts.signingKey ?? keys.privateKey)
    return respondJson(response, 200, { access_token: 'a', token_type: 'bearer', id_token: idToken })
  })
  onTestFinished(service.close)
  const errors: unknown[] = []
  const storage = chosen ?? (await storageWithAnna()).storage
  const { signIn, logged, clock } = await aSignIn({
    storage,
    openIdIssuer: service.base,
    openIdClient: 'rondrit',
    openIdSecret: 'geheim',
    onError: (error) => errors.push(error),
    ...settings,
  })
  const request = async () => {
    const requested = right(await signIn.requestOpenId(returnAddress))
    nonce = requested.secrets.nonce
    return requested
  }
  const answerOf = async (query = 'code=abc') => {
    const { secrets } = await request()
    return { address: `${returnAddress}?${query}&state=${secrets.state}`, secrets }
  }
  return { service, signIn, storage, request, answerOf, asked, errors, logged, clock }
}

describe('sign-in by OpenID Connect', () => {
  it('the browser is sent to the service with a challenge, and never with the secret', async () => {
    const { request, service } = await aServiceAndSignIn()
    const { address, secrets } = await request()
    const { origin, pathname, searchParams } = new URL(address)
    expect([origin, pathname]).toEqual([service.base, '/authorize'])
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'rondrit',
      redirect_uri: returnAddress,
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: secrets.state,
      nonce: secrets.nonce,
    })
    expect(address).not.toContain(secrets.verifier)
  })

  it('a user of the name that the service gives gets a session, which is in the audit trail', async () => {
    const { signIn, answerOf, asked, storage } = await aServiceAndSignIn()
    const user = right(await signIn.logInByOpenId({ ...(await answerOf()), ...client }))
    expect([user.username, user.organisationName]).toEqual(['anna', 'Visser Bezorgt'])
    expect(await signIn.findKeyHolder(user.apiKey)).toMatchObject({ username: 'anna' })
    expect(asked.find((text) => text.includes('grant_type'))).toContain('code_verifier=')
    const [entry] = await storage.read('org-visser', ({ audit }) => audit.find({ limit: 1 }))
    expect(entry).toMatchObject({ action: 'log_in', username: 'anna', address: addressAt(1) })
  })

  it.each<readonly [string, ServiceParts, RegExp]>([
    ['is signed by another key', { signingKey: otherKeys.privateKey }, /not valid/],
    ['is for another program', { claims: { aud: 'another' } }, /not valid/],
    ['is from another service', { claims: { iss: 'https://other.example' } }, /not valid/],
    ['is too old', { claims: { exp: 1 } }, /not valid/],
    ['belongs to another request', { claims: { nonce: 'another' } }, /not valid/],
    ['has no name', { claims: { email: undefined } }, /gave no email/],
    ['has a name that the service has not verified', { claims: { email_verified: false } }, /gave no email/],
    ['has a name that the service calls unverified in words', { claims: { email_verified: 'false' } }, /gave no email/],
    ['has a name that cannot be kept', { claims: { email: 'an\u0000na' } }, /gave no email/],
    ['names nobody here', { claims: { email: 'piet' } }, /There is no user piet here/],
    ['is a refusal', { refusal: 'invalid_grant' }, /refused: invalid_grant/],
  ])('an answer that %s is refused, and no session begins', async (_, parts, message) => {
    const { signIn, answerOf, storage } = await aServiceAndSignIn(parts)
    const refusal = left(await signIn.logInByOpenId({ ...(await answerOf()), ...client }))
    expect([refusal.code, refusal.message]).toEqual(['open_id_refused', expect.stringMatching(message)])
    expect(await storage.read('org-visser', ({ keys: stored }) => stored.allOf('user-anna'))).toEqual([])
  })

  it('the answer to a request of another browser is refused before the service is asked', async () => {
    const { signIn, answerOf, asked } = await aServiceAndSignIn()
    const [own, foreign] = [await answerOf(), await answerOf()]
    const answer = { address: foreign.address, secrets: own.secrets, ...client }
    expect(left(await signIn.logInByOpenId(answer)).code).toBe('open_id_refused')
    expect(asked).not.toContain('/token')
  })

  it('a user who cancels at the service is told what the service says', async () => {
    const { signIn, answerOf } = await aServiceAndSignIn()
    const answer = { ...(await answerOf('error=access_denied')), ...client }
    expect(left(await signIn.logInByOpenId(answer)).message).toBe('The sign-in service refused: access_denied.')
  })

  it('an address that is no answer of the service is refused', async () => {
    const { signIn, answerOf } = await aServiceAndSignIn()
    const answer = { ...(await answerOf()), address: 'nowhere', ...client }
    expect(left(await signIn.logInByOpenId(answer)).message).toMatch(/not valid/)
  })

  it('a disabled user is refused', async () => {
    const { signIn, answerOf, storage } = await aServiceAndSignIn()
    await storage.write('org-visser', async ({ users }) =>
      E.right(await users.changeAccess('user-anna', { role: 'dispatcher', disabledAt: '2026-11-21T08:30:00.000Z' })),
    )
    expect(left(await signIn.logInByOpenId({ ...(await answerOf()), ...client })).message).toMatch(/anna is disabled/i)
  })

  it.each([
    ['visser bezorgt', 'gets a session', true],
    ['Jansen', 'is refused', false],
  ])('where the service is for %s, a user of Visser Bezorgt %s', async (name, _, isRight) => {
    const { signIn, answerOf } = await aServiceAndSignIn({}, { openIdOrganisation: name })
    expect(E.isRight(await signIn.logInByOpenId({ ...(await answerOf()), ...client }))).toBe(isRight)
  })

  it('a service that is away is said to be each time, and is in the log once a minute', async () => {
    const { signIn, service, errors, clock } = await aServiceAndSignIn()
    await service.close()
    expect(left(await signIn.requestOpenId(returnAddress)).code).toBe('open_id_unavailable')
    expect(left(await signIn.requestOpenId(returnAddress)).code).toBe('open_id_unavailable')
    expect(errors).toHaveLength(1)
    clock.pass(61_000)
    expect(left(await signIn.requestOpenId(returnAddress)).code).toBe('open_id_unavailable')
    expect(errors).toHaveLength(2)
  })

  it('answers that anybody can make up are in the log once a minute for an address', async () => {
    const { signIn, answerOf, logged } = await aServiceAndSignIn()
    const answer = { ...(await answerOf()), address: 'nowhere' }
    for (const index of [1, 1, 2]) await signIn.logInByOpenId({ ...answer, clientAddress: addressAt(index) })
    expect(logged).toMatchObject([{ address: addressAt(1) }, { address: addressAt(2) }])
  })

  it('an address with too many answers has to wait, the service is not asked, and other addresses get in', async () => {
    const { signIn, answerOf, asked } = await aServiceAndSignIn({ refusal: 'invalid_grant' })
    const answer = { ...(await answerOf()), ...client }
    const refusals = await Promise.all(Array.from({ length: 40 }, () => signIn.logInByOpenId(answer)))
    const codes = refusals.map((refused) => left(refused).code)
    expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(10)
    expect(asked.filter((path) => path === '/token')).toHaveLength(30)
    const other = await signIn.logInByOpenId({ ...answer, clientAddress: addressAt(2) })
    expect(left(other).code).toBe('open_id_refused')
  })

  it('a service that fails is asked for its addresses once in ten seconds, whoever asks', async () => {
    const { service, asked } = await aServiceAndSignIn()
    const { signIn, clock } = await aServiceAndSignIn({}, { openIdIssuer: `${service.base}/nowhere` })
    const secrets = { verifier: 'a'.repeat(43), state: 'b', nonce: 'c' }
    const askedCount = () => asked.filter((path) => path.includes('.well-known')).length
    const askOften = async () => {
      for (let count = 0; count < 5; count += 1) {
        const requested = await signIn.requestOpenId(returnAddress)
        expect(left(requested).code).toBe('open_id_unavailable')
        const answer = { address: `${returnAddress}?code=abc&state=b`, secrets, ...client }
        expect(left(await signIn.logInByOpenId(answer)).code).toBe('open_id_unavailable')
      }
    }
    await askOften()
    clock.pass(9_999)
    await askOften()
    expect(askedCount()).toBe(1)
    clock.pass(1)
    await askOften()
    expect(askedCount()).toBe(2)
  })

  it('an error of the storage is no refusal of the service', async () => {
    const { storage } = await storageWithAnna()
    const write: typeof storage.write = () => throwError(new Error('the disk is full'))
    const { signIn, answerOf } = await aServiceAndSignIn({}, {}, { ...storage, write })
    await expect(signIn.logInByOpenId({ ...(await answerOf()), ...client })).rejects.toThrow('the disk is full')
  })

  it('a server without a sign-in service answers that it has none', async () => {
    const { signIn } = await aSignIn()
    expect(left(await signIn.requestOpenId(returnAddress)).code).toBe('not_found')
  })
})
