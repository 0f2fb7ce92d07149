import type { AnyCall } from '../../../contract'
import { isDeeper } from '../../../src/domain/reading'
import { formOf } from '../../server/calls/kit'
import type { Carried } from '../script/carried'
import { rearranged } from '../script/rearrangements'
import type { Wish } from '../script/wish'
import { headersFor } from './headers-for'
import type { Known } from './known'
import { fitted } from './fitted'
import { meantBy, type Meant } from './meant'

/** A request as it is sent, and what is known of it. */
export type Request = Meant & {
  readonly call: AnyCall
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | Buffer | undefined
}

type Payload = Pick<Request, 'payload'> & { readonly contentType?: string | undefined }

/** A wish that has come to its turn. */
export const requestOf = (wish: Wish, key: string, own: Known, others: Known): Request => {
  const { call, naming, query, wrongMethod } = wish
  const meant = meantBy(call, naming, own, others)
  const paths = [call.path, ...call.alsoAt]
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

const payloadOf = (call: AnyCall, carried: Carried, meant: Meant, known: Known): Payload => {
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
      const documents = meant.project?.documents ?? { project: {}, stops: {} }
      const { project, stops } = rearranged(documents, carried.how, carried.picks)
      return sent(call, { projectDocument: project, stopsDocument: stops })
    }
  }
}

const sent = (call: AnyCall, body: unknown): Payload => {
  const text = isDeeper(body, DEEP) ? deep : (JSON.stringify(body) ?? '')
  if (call.body.kind !== 'file') return { payload: text, contentType: contentTypeOf(call) }
  const { raw, headers } = formOf(text)
  return { payload: raw, contentType: headers?.['content-type'] }
}

/** Deeper than this, whoever writes it out runs out of stack before the server has anything to refuse. */
const DEEP = 1_000
const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`

const contentTypeOf = ({ body: { kind } }: AnyCall): string =>
  kind === 'file' ? 'multipart/form-data; boundary=xx' : 'application/json'
