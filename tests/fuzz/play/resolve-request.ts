import type { AnyEndpoint } from '../../../contract'
import { formOf } from '../../server/endpoints/request-kit'
import { asJson } from '../script/to-json'
import type { Carried } from '../script/planned-body'
import type { Documents } from '../script/documents'
import { rearranged } from '../script/rearrangements'
import type { Wish } from '../script/planned-request'
import type { Sent } from './send-request'
import { headersFor } from './headers-for'
import type { Known } from './known-state'
import { fitted } from './fit-body'
import { meantBy, type Meant } from './resolve-names'

/** A request as it is sent, and what is known about it. */
export type Request = Meant & Sent & { readonly call: AnyEndpoint }

type Payload = Pick<Request, 'payload'> & { readonly contentType?: string | undefined }

/** Makes a request of a wish, when its turn comes. */
export const requestOf = (wish: Wish, key: string, own: Known, others: Known): Request => {
  const { call, naming, query, wrongMethod } = wish
  const meant = meantBy(call, naming, own, others)
  const paths = [call.path, ...call.aliasPaths]
  const path = (paths[wish.path % paths.length] ?? call.path).replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => meant.names[name] ?? '',
  )
  const { payload, contentType } = payloadOf(call, wish.carried, meant, own)
  return {
    ...meant,
    call,
    method: wrongMethod ?? call.method,
    url: query === '' ? path : `${path}?${query}`,
    headers: headersFor(call, wish.heading, { key, known: own, version: versionMeant(meant, own), contentType }),
    payload,
  }
}

const versionMeant = ({ project, names }: Meant, { drivers }: Known): number | undefined =>
  project?.version ?? drivers.get(names['id'] ?? '')

const payloadOf = (call: AnyEndpoint, carried: Carried, meant: Meant, known: Known): Payload => {
  switch (carried.kind) {
    case 'nothing':
      return { payload: undefined }
    case 'text':
      return { payload: carried.text, contentType: contentTypeOf(call) }
    case 'broken':
      return sent(call, carried.body)
    case 'well':
      return sent(call, fitted(call, carried.body, { ...meant, known, picks: carried.picks }))
    case 'rearranged': {
      const { project, stops } = rearranged(documentsFor(meant, known, carried.picks), carried.how, carried.picks)
      return sent(call, { projectDocument: project, stopsDocument: stops })
    }
  }
}

/** The documents as they are, or those that a job proposed. */
const documentsFor = ({ project }: Meant, { proposals }: Known, [first]: readonly [number, number]): Documents =>
  (first % 2 === 0 ? proposals.get(project?.id ?? '') : undefined) ?? project?.documents ?? { project: {}, stops: {} }

const sent = (call: AnyEndpoint, body: unknown): Payload => {
  const text = asJson(body)
  if (call.body.kind !== 'file') return { payload: text, contentType: contentTypeOf(call) }
  const { raw, headers } = formOf(text)
  return { payload: raw, contentType: headers?.['content-type'] }
}

const contentTypeOf = ({ body: { kind } }: AnyEndpoint): string =>
  kind === 'file' ? 'multipart/form-data; boundary=xx' : 'application/json'
