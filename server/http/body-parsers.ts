import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnyBody, JsonSchema } from '../../contract'
import { ForbiddenFieldName, parseJsonInSteps, pauseLongWork, runInSteps } from '../steps'
import { readBody } from './read-body'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyContextConfig {
    /** by which the length of the lists and records of a body is limited */
    bodySchema?: JsonSchema
    /** false where a request does not prolong the session of its key */
    isKeyUse?: boolean
  }
}

/**
 * Endpoints that take a form are routes of a separate app, because the plugin that reads forms costs time on every
 * request.
 */
type BodyApps = { readonly app: FastifyInstance; readonly formApp: FastifyInstance }

/** Parsing a shorter body takes a few milliseconds. */
const LONG_BYTES = 500_000

/** Bodies are JSON, or a form with one file. An empty JSON body is read as no body. */
export const addBodyParsers = async (app: FastifyInstance): Promise<BodyApps> => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const body = await readBody(request, payload)
    // Many long bodies may come at the same time.
    if (body.length > LONG_BYTES) await pauseLongWork()
    // Decoding replaces bytes that are not UTF-8 by other letters, which would be stored.
    if (!isUtf8(body)) throw httpError(400, 'not in UTF-8')
    const bytes = withoutByteOrderMark(body)
    if (bytes.length === 0) return undefined
    const parse = (text: string): unknown => {
      let parsed: unknown
      void parseJson(request, text, (error: Error | null, value?: unknown) => {
        if (error !== null) throw isJson(text) ? new ForbiddenFieldName() : error
        parsed = value
      })
      return parsed
    }
    const { bodySchema: schema } = request.routeOptions.config
    return runInSteps(parseJsonInSteps(bytes, { parse, schema }))
  })
  app.addHook('preParsing', ({ headers }, _reply, body, done) => {
    if (uncompressedEncodings.includes(headers['content-encoding'])) done(null, body)
    else done(httpError(415, 'compressed body'))
  })
  let formApp = app
  await app.register(async (scopedApp) => {
    await scopedApp.register(multipart)
    formApp = scopedApp
  })
  return { app, formApp }
}

/** Compressed bodies are refused: a short one could expand to any size. */
const uncompressedEncodings: ReadonlyArray<string | undefined> = [undefined, '', 'identity']

/** An error that carries its status in the same way as those of Fastify. */
const httpError = (statusCode: number, message: string): Error => Object.assign(new Error(message), { statusCode })

export const bodyLimitOf = ({ kind, maxBytes }: AnyBody): number => (kind === 'file' ? maxBytes + FORM_BYTES : maxBytes)

/** Space for what a form writes around its file. */
const FORM_BYTES = 4096

const withoutByteOrderMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, 3).equals(byteOrderMark) ? bytes.subarray(3) : bytes

const byteOrderMark = Buffer.of(0xef, 0xbb, 0xbf)

/** Fastify refuses such a field as if the text were not JSON. If the text is JSON nevertheless, it has such a field. */
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
