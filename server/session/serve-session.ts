import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { logIn } from '../../contract/session'
import { callResult, type Serve } from '../http'
import type { SignIn } from '../sign-in'

export const serveSession = (serve: Serve, signIn: Pick<SignIn, 'logIn'>): void =>
  serve.open(logIn, async ({ body, clientAddress }) =>
    pipe(
      await signIn.logIn({ ...body, clientAddress }),
      E.map((user) => callResult(user)),
    ),
  )
