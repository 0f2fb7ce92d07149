import * as E from 'fp-ts/Either'
import { isRecord, shown, type Reason } from '../../../src/domain/reading'
import type { AnswerRecord, AnswerRecords } from '../answer-records'
import { phrase, type Blanks } from './phrase'
import { json, stored } from './stored'
import type { Unit } from './unit'

export const answerRecords = ({ db, organisation }: Unit): AnswerRecords => ({
  find: async (key) => {
    const [row] = (await kept(db, { organisation, key })).rows
    return row && { ...row, headers: stored(`the answer ${key}`, row.headers, readHeaders) }
  },

  keep: async (key, { request, status, headers, body }, at) => {
    await db
      .insertInto('answers')
      .values({ organisation, answer_key: key, kept_at: at, request, status, headers: json(headers), body })
      .execute()
  },

  forget: async (before) => {
    await db.deleteFrom('answers').where('organisation', '=', organisation).where('kept_at', '<', before).execute()
  },
})

const kept = phrase((db, blank: Blanks<{ organisation: string; key: string }>) =>
  db
    .selectFrom('answers')
    .select(['request', 'status', 'headers', 'body'])
    .where('organisation', '=', blank('organisation'))
    .where('answer_key', '=', blank('key')),
)

const readHeaders = (value: unknown): E.Either<ReadonlyArray<Reason>, AnswerRecord['headers']> => {
  if (!isRecord(value)) return E.left([{ field: 'headers', reason: `Not headers: ${shown(value)}` }])
  return E.right(Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)])))
}
