import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import { readCommand, readIfMatch, type Call, type Refusal } from '../../contract'
import type { Commanded } from './asked'
import { carriedBy } from './carried'

/** What a request says, in the words of its call. */
export const decoded = async <P, Q, B, A>(
  call: Call<P, Q, B, A>,
  request: FastifyRequest,
): Promise<E.Either<Refusal, Commanded<P, Q, B>>> => {
  const carried = await carriedBy(request, call.body)
  if (E.isLeft(carried)) return carried
  const command = readCommand(call, { parameters: request.params, query: request.query, body: carried.right })
  if (E.isLeft(command)) return command
  const expected = call.version.checked ? readIfMatch(request.headers['if-match']) : E.right(undefined)
  if (E.isLeft(expected)) return expected
  return E.right({ ...command.right, expected: expected.right, from: request.ip })
}
