import * as t from 'io-ts'
import type { FastifyInstance } from 'fastify' // refused
import type { StopGateway } from '../src/application/stop' // refused

export const stopEndpoints = (app: FastifyInstance, gateway: StopGateway): unknown => [t.string, app, gateway]
