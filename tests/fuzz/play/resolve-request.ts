import type { AnyEndpoint } from '../../../contract'
import { formOf } from '../../server/endpoints/request-kit'
import { toJson } from '../script/to-json'
import type { PlannedBody } from '../script/planned-body'
import type { Documents } from '../script/documents'
import { rearranged } from '../script/rearrangements'
import type { PlannedRequest } from '../script/planned-request'
import type { SentRequest } from './send-request'
import { headersFor } from './headers-for'
import type { KnownState } from './known-state'
import { fitBody } from './fit-body'
import { resolveNames, type ResolvedNames } from './resolve-names'

/** A request as it is sent, and what is known about it. */
export type Request = ResolvedNames & SentRequest & { readonly endpoint: AnyEndpoint }

type Payload = Pick<Request, 'payload'> & { readonly contentType?: string | undefined }

/** Turns a planned request into one that can be sent now. */
export const resolveRequest = (
  plannedRequest: PlannedRequest,
  key: string,
  ownState: KnownState,
  otherState: KnownState,
): Request => {
  const { endpoint, names, query, wrongMethod } = plannedRequest
  const resolved = resolveNames(endpoint, names, ownState, otherState)
  const paths = [endpoint.path, ...endpoint.aliasPaths]
  const path = (paths[plannedRequest.path % paths.length] ?? endpoint.path).replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => resolved.names[name] ?? '',
  )
  const { payload, contentType } = payloadOf(endpoint, plannedRequest.body, resolved, ownState)
  return {
    ...resolved,
    endpoint,
    method: wrongMethod ?? endpoint.method,
    url: query === '' ? path : `${path}?${query}`,
    headers: headersFor(endpoint, plannedRequest.headers, {
      key,
      known: ownState,
      version: resolvedVersion(resolved, ownState),
      contentType,
    }),
    payload,
  }
}

const resolvedVersion = ({ project, names }: ResolvedNames, { drivers }: KnownState): number | undefined =>
  project?.version ?? drivers.get(names['id'] ?? '')

const payloadOf = (endpoint: AnyEndpoint, body: PlannedBody, resolved: ResolvedNames, known: KnownState): Payload => {
  switch (body.kind) {
    case 'nothing':
      return { payload: undefined }
    case 'text':
      return { payload: body.text, contentType: contentTypeOf(endpoint) }
    case 'broken':
      return encodeBody(endpoint, body.body)
    case 'well':
      return encodeBody(endpoint, fitBody(endpoint, body.body, { ...resolved, known, picks: body.picks }))
    case 'rearranged': {
      const { project, stops } = rearranged(documentsFor(resolved, known, body.picks), body.rearrangement, body.picks)
      return encodeBody(endpoint, { projectDocument: project, stopsDocument: stops })
    }
  }
}

/** The current documents, or those that a job proposed. */
const documentsFor = (
  { project }: ResolvedNames,
  { proposals }: KnownState,
  [first]: readonly [number, number],
): Documents =>
  (first % 2 === 0 ? proposals.get(project?.id ?? '') : undefined) ?? project?.documents ?? { project: {}, stops: {} }

const encodeBody = (endpoint: AnyEndpoint, body: unknown): Payload => {
  const text = toJson(body)
  if (endpoint.body.kind !== 'file') return { payload: text, contentType: contentTypeOf(endpoint) }
  const { raw, headers } = formOf(text)
  return { payload: raw, contentType: headers?.['content-type'] }
}

const contentTypeOf = ({ body: { kind } }: AnyEndpoint): string =>
  kind === 'file' ? 'multipart/form-data; boundary=xx' : 'application/json'
