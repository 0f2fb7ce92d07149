import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import cors from '@fastify/cors'
import { fastify, type FastifyInstance } from 'fastify'
import { serveAddresses } from './address'
import { serveAudit, serveUsers } from './administration'
import { serveDrivers } from './driver'
import { publishVersion, serveEventStreams } from './events'
import { serveExport } from './export'
import { serveHistory } from './history'
import {
  addSecurityHeaders,
  answerMalformedRequest,
  asError,
  fairRequests,
  logAnswers,
  loggerOptions,
  addBodyParsers,
  refuseExpectation,
  refuseOtherHosts,
  requestLimits,
  storedBytesLimit,
  handleErrors,
  serve as serveWith,
  type ServePorts,
} from './http'
import { serveJobs, type JobRequestPorts } from './optimisation'
import { serveImports } from './import'
import { serveLocks } from './lock'
import { serveMoves } from './move'
import { measureServer, serveOperations } from './operations'
import type { Pages } from './built-pages'
import { serveProjects, type PlanEditPorts } from './project'
import { serveRoutes } from './route'
import { serveKeys, serveSession } from './session'
import type { Settings } from './settings'
import { serveStops } from './stop'
import { unknownPathHandler, unreadableUrlHandler, type RegisteredPath } from './unknown-path'
import type { Dependencies } from './startup'

/** Enough for the largest upload over a slow connection; a slower request is cancelled. */
const REQUEST_MS = 300_000

/** The whole server, not listening yet. Hooks can be added until it listens or gets its first request. */
export const openApp = async (
  settings: Settings,
  pages: Pages,
  dependencies: Dependencies,
): Promise<FastifyInstance> => {
  const registeredPaths: RegisteredPath[] = []
  const { serverFactory, beginRequest } = fairRequests(dependencies.signIn)
  const app: FastifyInstance = fastify({
    ...loggerOptions(settings.logLevel),
    // While the server closes, a request on a persistent connection is still answered, as the last one on that
    // connection.
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    serverFactory,
    // Request ids are unique in a log that several servers share.
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    clientErrorHandler: answerMalformedRequest(pages.contentSecurityPolicy),
    frameworkErrors: unreadableUrlHandler(pages),
  })
  app.addHook('onRoute', ({ method, url }) => {
    for (const routeMethod of [method].flat()) registeredPaths.push({ method: routeMethod, url })
  })
  addSecurityHeaders(app, pages.contentSecurityPolicy, settings.https)
  app.server.on('checkExpectation', refuseExpectation(pages.contentSecurityPolicy))
  refuseOtherHosts(app, settings)
  logAnswers(app)
  handleErrors(app, dependencies.onError)
  app.addHook('onRequest', (_request, _reply, proceed) => dependencies.withOneVersionOfRoads(proceed))
  const limits = requestLimits(app, { ...settings, now: dependencies.now })
  const metrics = measureServer(app, {
    ...settings,
    countWorkers: dependencies.queue.countWorkers,
    readFigures: dependencies.storage.figures,
    now: dependencies.now,
  })
  if (settings.corsOrigins.length > 0) await app.register(cors, corsOptions(settings.corsOrigins))
  serveEndpoints({ ...(await addBodyParsers(app)), limits, beginRequest }, settings, dependencies, metrics)
  await pages.mount(app)

  const handleUnknownPath = unknownPathHandler(registeredPaths, pages)
  app.setNotFoundHandler(handleUnknownPath)
  // An unknown path is answered before the body is read, so a malformed body does not matter.
  app.addHook('onRequest', (request, reply, proceed) => {
    if (request.is404) handleUnknownPath(request, reply).catch((error: unknown) => proceed(asError(error)))
    else proceed()
  })
  return app
}

const serveEndpoints = (
  httpPorts: Pick<ServePorts, 'app' | 'formApp' | 'limits' | 'beginRequest'>,
  settings: Settings,
  dependencies: Dependencies,
  metrics: ReturnType<typeof measureServer>,
): void => {
  const { app } = httpPorts
  const { storage, signIn, geocoder, bus } = dependencies
  const storedBytes = storedBytesLimit({ ...settings, ...dependencies })
  const serve = serveWith({ ...dependencies, ...signIn, ...httpPorts, storedBytes })
  const planEditPorts: PlanEditPorts = { ...dependencies, publish: publishVersion('project', bus) }
  const jobRequestPorts: JobRequestPorts = { ...dependencies, publishRevision: publishVersion('job', bus) }
  const closing = new AbortController()
  // Every open event stream listens to this signal, so the number of listeners is unlimited.
  setMaxListeners(0, closing.signal)
  app.addHook('preClose', async () => closing.abort())
  serveSession(serve, signIn)
  serveKeys(serve, signIn, dependencies.now)
  serveProjects(serve, planEditPorts, storage)
  serveStops(serve, planEditPorts, storage, geocoder)
  serveExport(serve, storage)
  serveImports(serve, planEditPorts, storage, geocoder)
  serveRoutes(serve, planEditPorts, storage)
  serveLocks(serve, planEditPorts)
  serveMoves(serve, planEditPorts, storage)
  serveHistory(serve, planEditPorts)
  serveDrivers(serve, planEditPorts)
  serveJobs(serve, jobRequestPorts, planEditPorts, storage)
  serveEventStreams(serve, {
    ...dependencies,
    closing: closing.signal,
    isKeyValid: async (key) => (await signIn.findKeyHolder(key)) !== undefined,
  })
  serveUsers(serve, dependencies)
  serveAudit(serve, storage)
  serveAddresses(serve, dependencies)
  serveOperations(serve, settings, dependencies, metrics)
}

const corsOptions = (origin: ReadonlyArray<string>) => ({
  origin: [...origin],
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: ['ETag', 'Content-Disposition', 'Retry-After', 'X-Request-Id', 'Preference-Applied'],
  maxAge: 600,
})
