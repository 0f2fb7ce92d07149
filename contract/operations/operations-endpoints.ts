import * as E from 'fp-ts/Either'
import { answer, call, ofTask, page, plain, textAnswer } from '../endpoint'
import { choice, codecOf, needed, record, type Shape } from '../shape'
import { appConfig } from './app-config-codec'

const open = { ...plain, group: 'Operations', method: 'GET', access: 'open' } as const

const health = record<{ readonly status: 'ok' }>('Health', { status: needed('status', choice(['ok'], 'ok')) })

const document: Shape<unknown> = {
  codec: codecOf('OpenAPI', E.right, (value) => value),
  schema: { type: 'object', properties: {}, required: [], additionalProperties: true },
  example: { openapi: '3.1.0' },
}

export const isAlive = call({
  ...open,
  name: 'isAlive',
  path: '/healthz',
  summary: 'Whether the server runs',
  answer: answer(health),
})

export const isReady = call({
  ...open,
  name: 'isReady',
  path: '/readyz',
  summary: 'Whether the server can serve: its database answers',
  answer: answer(health),
  refusals: ['unavailable'],
})

export const readOpenApi = call({
  ...open,
  name: 'readOpenApi',
  path: '/openapi.json',
  summary: 'All calls as an OpenAPI document',
  answer: answer(document),
})

export const readDocs = call({
  ...open,
  name: 'readDocs',
  path: '/docs',
  summary: 'All calls as a page to read',
  answer: page('<!doctype html>…'),
})

export const readDocsStyle = call({
  ...open,
  name: 'readDocsStyle',
  path: '/docs.css',
  summary: 'How that page looks',
  answer: textAnswer('text/css', 'body { … }'),
})

export const readMetrics = call({
  ...open,
  name: 'readMetrics',
  path: '/metrics',
  summary: 'Figures for Prometheus; on loopback only, unless METRICS=on',
  answer: textAnswer('text/plain; version=0.0.4', 'http_requests_total{method="GET"} 1027'),
  refusals: ['not_found'],
})

export const readConfig = call({
  ...open,
  name: 'readConfig',
  path: '/config.json',
  summary: 'What the pages are told about where they run',
  answer: answer(appConfig),
})

export const showTask = call({
  ...open,
  name: 'showTask',
  path: '/tasks/{stopId}',
  summary: 'The page of a stop that the back-office link leads to where there is no other back-office',
  parameters: ofTask,
  answer: page('<!doctype html>…'),
  refusals: ['not_found'],
})
