import * as E from 'fp-ts/Either'
import { isRecord, quoted, type Reason } from '../../../src/domain/parse'
import type { AnswerRecord, AnswerRecords } from '../answer-record-types'
import { phrase, type Blanks } from './reusable-statement'
import { json, stored } from './stored-json'
import type { Tables } from './tables'
import type { Unit } from './unit-of-work'

export const answerRecords = ({ speaker, organisation }: Unit): AnswerRecords => ({
  find: async (key) => {
    const [row] = (await kept(speaker, { organisation, key })).rows
    return row && { ...row, headers: stored(`the answer ${key}`, row.headers, readHeaders) }
  },

  keep: async (key, { request, status, headers, body }, at) => {
    await keeping(speaker, { organisation, key, at, request, status, headers: json(headers), body })
  },

  forget: async (before) => {
    await speaker.db
      .deleteFrom('answers')
      .where('organisation', '=', organisation)
      .where('kept_at', '<', before)
      .execute()
  },
})

const kept = phrase((db, blank: Blanks<{ organisation: string; key: string }>) =>
  db
    .selectFrom('answers')
    .select(['request', 'status', 'headers', 'body'])
    .where('organisation', '=', blank('organisation'))
    .where('answer_key', '=', blank('key')),
)

type Kept = Pick<Tables['answers'], 'organisation' | 'request' | 'status' | 'headers' | 'body'> & {
  readonly key: string
  readonly at: string
}

const keeping = phrase((db, blank: Blanks<Kept>) =>
  db.insertInto('answers').values({
    organisation: blank('organisation'),
    answer_key: blank('key'),
    kept_at: blank('at'),
    request: blank('request'),
    status: blank('status'),
    headers: blank('headers'),
    body: blank('body'),
  }),
)

const readHeaders = (value: unknown): E.Either<ReadonlyArray<Reason>, AnswerRecord['headers']> => {
  if (!isRecord(value)) return E.left([{ field: 'headers', reason: `Not headers: ${quoted(value)}` }])
  return E.right(Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)])))
}
