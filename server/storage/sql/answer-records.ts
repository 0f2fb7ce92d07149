import * as E from 'fp-ts/Either'
import { isJsonObject, type FieldReason, wrongType } from '../../../src/domain/parse'
import type { AnswerRecord, AnswerRecords } from '../records'
import { reusableStatement, type Placeholders } from './reusable-statement'
import { toJson, decodeStored } from './stored-texts'
import type { Tables } from './tables'
import type { UnitOfWork } from './unit-of-work'

export const answerRecords = ({ runner, organisation }: UnitOfWork): AnswerRecords => ({
  find: async (key) => {
    const [row] = (await findAnswer(runner, { organisation, key })).rows
    return row && { ...row, headers: decodeStored(`the answer ${key}`, row.headers, decodeHeaders) }
  },

  add: async (key, { request, status, headers, body }, timestamp) => {
    await insertAnswer(runner, { organisation, key, at: timestamp, request, status, headers: toJson(headers), body })
  },

  deleteBefore: async (before) => {
    await runner.db
      .deleteFrom('answers')
      .where('organisation', '=', organisation)
      .where('kept_at', '<', before)
      .execute()
  },
})

const findAnswer = reusableStatement((db, placeholder: Placeholders<{ organisation: string; key: string }>) =>
  db
    .selectFrom('answers')
    .select(['request', 'status', 'headers', 'body'])
    .where('organisation', '=', placeholder('organisation'))
    .where('answer_key', '=', placeholder('key')),
)

type AnswerRow = Pick<Tables['answers'], 'organisation' | 'request' | 'status' | 'headers' | 'body'> & {
  readonly key: string
  readonly at: string
}

const insertAnswer = reusableStatement((db, placeholder: Placeholders<AnswerRow>) =>
  db.insertInto('answers').values({
    organisation: placeholder('organisation'),
    answer_key: placeholder('key'),
    kept_at: placeholder('at'),
    request: placeholder('request'),
    status: placeholder('status'),
    headers: placeholder('headers'),
    body: placeholder('body'),
  }),
)

const decodeHeaders = (value: unknown): E.Either<ReadonlyArray<FieldReason>, AnswerRecord['headers']> => {
  if (!isJsonObject(value)) return wrongType('headers', value, 'headers')
  return E.right(Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)])))
}
