import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { urlOf, type Call } from '../../../contract/call'
import { reasonsOf } from '../../../contract/shape'
import type { CallFailed } from '../../domain/call'
import type { Caller } from './caller'

type Command<P, Q, B> = { readonly parameters: P; readonly query: Q; readonly body: B }

/** Makes a call as its row of the contract says: method, path and JSON written by it, and what is answered read by it. */
export const gatewayCall =
  (ask: Caller) =>
  <P, Q, B, A>({ method, path, access, parameters, query, body, answer }: Call<P, Q, B, A>) =>
  (command: Command<P, Q, B>): TE.TaskEither<CallFailed, A> =>
    pipe(
      ask({
        method,
        path: urlOf({ path, parameters, query }, command.parameters, command.query),
        ...(access === 'open' ? { isOpen: true } : {}),
        ...(body.kind === 'json' ? { body: body.shape.codec.encode(command.body) } : {}),
      }),
      TE.flatMapEither(
        flow(
          (said) => answer.shape.codec.decode(said),
          E.mapLeft((errors): CallFailed => ({ kind: 'unreadable', at: reasonsOf(errors).map(({ field }) => field) })),
        ),
      ),
    )
