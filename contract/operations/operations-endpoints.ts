import * as E from 'fp-ts/Either'
import {
  jsonAnswer,
  defineEndpoint,
  stopOfAnyProjectParameters,
  htmlAnswer,
  endpointDefaults,
  textAnswer,
} from '../endpoint'
import { enumCodec, codecOf, requiredField, record, type Codec } from '../codec'

const operationsEndpointDefaults = { ...endpointDefaults, group: 'Operations', method: 'GET', needsKey: false } as const

const healthCodec = record<{ readonly status: 'ok' }>('Health', {
  status: requiredField('status', enumCodec(['ok'], 'ok')),
})

const openApiDocumentCodec: Codec<unknown> = codecOf({
  name: 'OpenAPI',
  decode: E.right,
  encode: (value) => value,
  schema: { type: 'object', properties: {}, required: [], additionalProperties: true },
  example: { openapi: '3.1.0' },
})

export const isAlive = defineEndpoint({
  ...operationsEndpointDefaults,
  name: 'isAlive',
  path: '/healthz',
  summary: 'Whether the server runs',
  answer: jsonAnswer(healthCodec),
})

export const isReady = defineEndpoint({
  ...operationsEndpointDefaults,
  name: 'isReady',
  path: '/readyz',
  summary: 'Whether the server can serve: its database can be written to',
  answer: jsonAnswer(healthCodec),
  refusals: ['unavailable'],
})

export const readOpenApi = defineEndpoint({
  ...operationsEndpointDefaults,
  name: 'readOpenApi',
  path: '/openapi.json',
  summary: 'All calls as an OpenAPI document',
  answer: jsonAnswer(openApiDocumentCodec),
})

export const readDocs = defineEndpoint({
  ...operationsEndpointDefaults,
  name: 'readDocs',
  path: '/docs',
  summary: 'All calls as a page to read',
  answer: htmlAnswer('<!doctype html>…'),
})

export const readDocsStyle = defineEndpoint({
  ...operationsEndpointDefaults,
  name: 'readDocsStyle',
  path: '/docs.css',
  summary: 'The style sheet of that page',
  answer: textAnswer('text/css', 'body { … }'),
})

export const readMetrics = defineEndpoint({
  ...operationsEndpointDefaults,
  name: 'readMetrics',
  path: '/metrics',
  summary: 'Figures for Prometheus; on loopback only, unless METRICS=on',
  answer: textAnswer('text/plain; version=0.0.4', 'http_requests_total{method="GET"} 1027'),
  refusals: ['not_found'],
})

export const showTask = defineEndpoint({
  ...operationsEndpointDefaults,
  name: 'showTask',
  path: '/tasks/{stopId}',
  summary: 'The page of a stop that the back-office link leads to where there is no other back-office',
  parameters: stopOfAnyProjectParameters,
  answer: htmlAnswer('<!doctype html>…'),
  refusals: ['not_found'],
})
