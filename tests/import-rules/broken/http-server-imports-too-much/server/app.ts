import { fastify } from 'fastify'
import PgBoss from 'pg-boss' // refused

export const openApp = [fastify, PgBoss]
