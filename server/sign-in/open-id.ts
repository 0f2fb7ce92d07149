import * as E from 'fp-ts/Either'
import type * as openId from 'openid-client'
import type { Refusal } from '../../contract'
import type { OpenIdAnswer, OpenIdRequest, User } from '../../src/domain/session'
import { foldName } from '../../src/domain/user'
import type { Storage } from '../storage'
import { elapsedMsOrInfinity } from '../lru-map'
import { tokenBuckets } from '../token-buckets'
import { senderNetworkOf } from './client-and-network'
import { findMember, type Member } from './find-member'
import { startSession, tooManyFailures, type LogInClient } from './log-in'
import { parseName } from './parse-credentials'
import { type LogEvent, type RefusalReason, type RefusalTrail, refusalLog } from './refusal-trail'
import type { SessionLimits } from './key'

/** As in the settings; without an issuer users sign in by password alone. */
export type OpenIdSettings = Partial<
  Readonly<
    Record<'openIdIssuer' | 'openIdClient' | 'openIdSecret' | 'openIdClaim' | 'openIdOrganisation', string | undefined>
  >
>

type OpenIdPorts = SessionLimits &
  OpenIdSettings & {
    readonly storage: Pick<Storage, 'directory' | 'read' | 'write'>
    readonly now: () => Date
    readonly logEvent: LogEvent
    readonly refusals: Pick<RefusalTrail, 'record'>
    readonly onError: (error: unknown) => void
  }

/** Sign-in by OpenID Connect: the browser is sent to a service, and comes back with its answer. */
export type OpenIdSignIn = {
  readonly requestOpenId: (returnAddress: string) => Promise<E.Either<Refusal, OpenIdRequest>>
  readonly logInByOpenId: (answer: OpenIdAnswer & LogInClient) => Promise<E.Either<Refusal, User>>
}

const ANSWER_SECONDS = 10

/** Each answer makes the server ask the service, which may refuse a server that asks too often. */
const answerRate = { perSecond: 1, burst: 30 } as const

/** A service that failed is asked for its addresses again only after this time: anybody may press the button. */
const RETRY_AFTER_MS = 10_000

/** Anybody may ask for a service that does not answer. */
const ERROR_LOGGED_EVERY_MS = 60_000

/** Loaded when it is needed, since most servers have no such service: it takes 8 MB of memory. */
const loadLibrary = (): Promise<typeof openId> => import('openid-client')

export const openIdSignIn = (ports: OpenIdPorts): OpenIdSignIn => {
  const { openIdClaim = 'email', storage, now } = ports
  const logRefusal = refusalLog(ports)
  const answerRates = tokenBuckets(answerRate)
  let errorLoggedAt = -Infinity
  const onError = (error: unknown): void => {
    const timestamp = now().getTime()
    if (elapsedMsOrInfinity(errorLoggedAt, timestamp) < ERROR_LOGGED_EVERY_MS) return
    errorLoggedAt = timestamp
    ports.onError(error)
  }
  const findService = serviceFinder({ ...ports, onError })

  const recordRefusal = (reason: RefusalReason, clientAddress: string, member?: Member): void => {
    const username = member?.user.username
    logRefusal({ reason, address: clientAddress, username })
    const user = member && { organisation: member.organisation, username: member.user.username }
    ports.refusals.record({ reason, address: clientAddress, user })
  }

  const refuse = (reason: RefusalReason, clientAddress: string, message: string, member?: Member) => {
    recordRefusal(reason, clientAddress, member)
    return E.left<Refusal>({ code: 'open_id_refused', message })
  }

  const failure = async (error: unknown, clientAddress: string): Promise<E.Either<Refusal, never>> => {
    const { AuthorizationResponseError, ClientError, ResponseBodyError } = await loadLibrary()
    if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
      return refuse('refused by the service', clientAddress, `The sign-in service refused: ${error.error}.`)
    if (isUnreachable(error, ClientError)) {
      onError(error)
      return E.left({ code: 'open_id_unavailable' })
    }
    return refuse('refused by the service', clientAddress, 'The answer of the sign-in service was not valid.')
  }

  /** The claim of the answer, whose signature, sender, age, `state` and `nonce` are checked. */
  const nameIn = async (
    service: openId.Configuration,
    { address, secrets, clientAddress }: OpenIdAnswer & LogInClient,
  ): Promise<E.Either<Refusal, string>> => {
    try {
      const { authorizationCodeGrant } = await loadLibrary()
      const tokens = await authorizationCodeGrant(service, new URL(address), {
        pkceCodeVerifier: secrets.verifier,
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        idTokenExpected: true,
      })
      const claims: Readonly<Record<string, unknown>> = tokens.claims() ?? {}
      const name = parseName(claims[openIdClaim])
      const { email_verified: verified = true } = claims
      const isVerified = openIdClaim !== 'email' || verified === true || verified === 'true'
      return E.isRight(name) && isVerified
        ? name
        : refuse('refused by the service', clientAddress, `The sign-in service gave no ${openIdClaim}.`)
    } catch (error) {
      return failure(error, clientAddress)
    }
  }

  return {
    requestOpenId: async (returnAddress) => {
      const service = await findService()
      if (E.isLeft(service)) return service
      const library = await loadLibrary()
      const secrets = {
        verifier: library.randomPKCECodeVerifier(),
        state: library.randomState(),
        nonce: library.randomNonce(),
      }
      const address = library.buildAuthorizationUrl(service.right, {
        redirect_uri: returnAddress,
        scope: 'openid profile email',
        code_challenge: await library.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        state: secrets.state,
        nonce: secrets.nonce,
      })
      return E.right({ address: address.href, secrets })
    },

    logInByOpenId: async (answer) => {
      const { clientAddress, userAgent } = answer
      const startedAt = now()
      const waitSeconds = answerRates.take(senderNetworkOf(clientAddress), 1, startedAt.getTime())
      if (waitSeconds > 0) {
        recordRefusal('too many failures', clientAddress)
        return E.left(tooManyFailures(waitSeconds * 1_000))
      }
      const service = await findService()
      if (E.isLeft(service)) return service
      const name = await nameIn(service.right, answer)
      if (E.isLeft(name)) return name
      const member = await findMember(storage, name.right)
      if (member === undefined || !(await mayUseService(ports, member)))
        return refuse(
          'unknown user',
          clientAddress,
          `There is no user ${name.right} here: ask an administrator for one.`,
        )
      if (member.user.disabledAt !== undefined)
        return refuse('disabled user', clientAddress, `The user ${name.right} is disabled.`, member)
      const session = { member, newPasswordHash: undefined, startedAt, clientAddress, userAgent }
      return E.mapLeft((): Refusal => ({ code: 'open_id_refused' }))(await startSession(ports, session))
    },
  }
}

/** The service with its addresses and keys, which are asked for once; again some time after it could not be reached. */
const serviceFinder = ({ openIdIssuer, openIdClient, openIdSecret, now, onError }: OpenIdPorts) => {
  let service: Promise<openId.Configuration> | undefined
  let failedAt = -Infinity
  return async (): Promise<E.Either<Refusal, openId.Configuration>> => {
    if (openIdIssuer === undefined || openIdClient === undefined) return E.left({ code: 'not_found' })
    if (elapsedMsOrInfinity(failedAt, now().getTime()) < RETRY_AFTER_MS) return E.left({ code: 'open_id_unavailable' })
    service ??= discoverService(new URL(openIdIssuer), openIdClient, openIdSecret)
    try {
      return E.right(await service)
    } catch (error) {
      service = undefined
      failedAt = now().getTime()
      onError(error)
      return E.left({ code: 'open_id_unavailable' })
    }
  }
}

const discoverService = async (issuer: URL, client: string, secret: string | undefined) => {
  // oxlint-disable-next-line typescript/no-deprecated -- Settings take http for this machine alone.
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await loadLibrary()
  return discovery(issuer, client, secret, undefined, {
    timeout: ANSWER_SECONDS,
    execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
  })
}

const mayUseService = async ({ storage, openIdOrganisation }: OpenIdPorts, { organisation }: Member) => {
  if (openIdOrganisation === undefined) return true
  const owner = (await storage.directory.organisations()).find(({ id }) => id === organisation)
  return owner !== undefined && foldName(owner.name) === foldName(openIdOrganisation)
}

/** Whether a call had no answer at all: an error of the network, or a time-out. */
const isUnreachable = (error: unknown, ClientError: typeof openId.ClientError): boolean =>
  error instanceof ClientError
    ? error.code === 'OAUTH_TIMEOUT' || isUnreachable(error.cause, ClientError)
    : error instanceof TypeError && error.message === 'fetch failed'
