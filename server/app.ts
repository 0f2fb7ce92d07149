import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import cors from '@fastify/cors'
import { fastify, type FastifyInstance } from 'fastify'
import { serveDrivers } from './driver'
import { tellOf } from './events'
import { serveFollowing } from './events/serve-event-streams-'
import { serveHistory } from './history'
import {
  addSecurityHeaders,
  answerBrokenRequest,
  asError,
  logAnswers,
  logging,
  readBodies,
  refuseExpectation,
  refuseHostless,
  refuseFailures,
  serve as serveWith,
  type KnownPath,
  type Serving,
} from './http'
import { serveJobs, type JobDesk } from './optimisation'
import { serveLocks } from './lock'
import { serveLookup } from './address/serve-address-lookup-'
import { measuring, serveOperations } from './operations'
import type { Pages } from './pages'
import { serveProjects, type Workshop } from './project'
import { serveRoutes } from './route'
import { serveSession } from './session'
import type { Settings } from './settings'
import { serveStops } from './stop'
import { answerUnknown, answerUnreadable } from './unknown-path'
import type { World } from './startup'

/** Enough for the largest upload over a slow line. A slower request is broken off. */
const REQUEST_MS = 300_000

/** The whole server, not listening yet. Hooks can be added until its first request, or until it listens. */
export const openApp = async (settings: Settings, pages: Pages, world: World): Promise<FastifyInstance> => {
  const known: KnownPath[] = []
  const app: FastifyInstance = fastify({
    ...logging(settings.logLevel),
    // While the server closes, a request on a kept connection is still answered, as the last one on that connection.
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    http: { requireHostHeader: false },
    // Request ids stay unique in a log that several servers share.
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    clientErrorHandler: answerBrokenRequest(pages.policy),
    frameworkErrors: answerUnreadable(pages),
  })
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) known.push({ method: one, url })
  })
  addSecurityHeaders(app, pages.policy)
  app.server.on('checkExpectation', refuseExpectation(pages.policy))
  refuseHostless(app)
  logAnswers(app)
  refuseFailures(app)
  const metrics = measuring(app, world.queue.workers)
  if (settings.corsOrigins.length > 0) await app.register(cors, corsFor(settings.corsOrigins))
  serveCalls(await readBodies(app), settings, world, metrics)
  await pages.mount(app)

  const unknown = answerUnknown(known, pages)
  app.setNotFoundHandler(unknown)
  // An unknown path is answered before the body is read: then it does not matter whether the body is well formed.
  app.addHook('onRequest', (request, reply, go) => {
    if (request.is404) unknown(request, reply).catch((thrown: unknown) => go(asError(thrown)))
    else go()
  })
  return app
}

const serveCalls = (
  { app, forms }: Pick<Serving, 'app' | 'forms'>,
  settings: Settings,
  world: World,
  metrics: ReturnType<typeof measuring>,
): void => {
  const { storage, signIn, book, bus } = world
  const serve = serveWith({ ...world, app, forms, whoIs: signIn.whoIs })
  const workshop: Workshop = { ...world, tell: tellOf('project', bus) }
  const desk: JobDesk = { ...world, tell: tellOf('job', bus) }
  const closing = new AbortController()
  // Every open event stream listens to this signal, so there is no limit to the listeners.
  setMaxListeners(0, closing.signal)
  app.addHook('preClose', async () => closing.abort())
  serveSession(serve, signIn)
  serveProjects(serve, workshop, storage)
  serveStops(serve, workshop, storage, book)
  serveRoutes(serve, workshop)
  serveLocks(serve, workshop)
  serveHistory(serve, workshop)
  serveDrivers(serve, workshop)
  serveJobs(serve, desk)
  serveFollowing(serve, {
    ...world,
    closing: closing.signal,
    isGood: async (key) => (await signIn.whoIs(key)) !== undefined,
  })
  serveLookup(serve, book)
  serveOperations(serve, settings, storage, metrics)
}

const corsFor = (origin: ReadonlyArray<string>) => ({
  origin: [...origin],
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: ['ETag', 'Content-Disposition', 'Retry-After', 'X-Request-Id'],
  maxAge: 600,
})
