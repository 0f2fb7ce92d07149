import { fastify } from 'fastify'
import { Registry } from 'prom-client'
import { Pool } from 'pg' // refused
import { endpoints } from '../../contract'
import { serveStops } from '../stop'
import { writeReport } from '../report' // refused

export const serve = [fastify, Registry, Pool, endpoints, serveStops, writeReport]
