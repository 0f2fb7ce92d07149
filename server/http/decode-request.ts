import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import { readCommand, readIfMatch, type Call, type Refusal } from '../../contract'
import type { Commanded } from './authorised-command'
import { callerOf } from './client-address'
import { fileIn } from './upload-file'

type Decoded<P, Q, B> = E.Either<Refusal, Commanded<P, Q, B>>

/** Reads a request by the codecs of its call. */
export const decoded = <P, Q, B, A>(
  call: Call<P, Q, B, A>,
  request: FastifyRequest,
): Decoded<P, Q, B> | Promise<Decoded<P, Q, B>> =>
  call.body.kind === 'file'
    ? fileIn(request, call.body).then((file) => commandIn(call, request, file))
    : commandIn(call, request, E.right(request.body))

const commandIn = <P, Q, B, A>(
  call: Call<P, Q, B, A>,
  request: FastifyRequest,
  carried: E.Either<Refusal, unknown>,
): Decoded<P, Q, B> => {
  if (E.isLeft(carried)) return carried
  const command = readCommand(call, { parameters: request.params, query: request.query, body: carried.right })
  if (E.isLeft(command)) return command
  const expected = call.version.checked ? readIfMatch(request.headers['if-match']) : E.right(undefined)
  if (E.isLeft(expected)) return expected
  return E.right({ ...command.right, expected: expected.right, from: callerOf(request) })
}
