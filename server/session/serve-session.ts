import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { logIn } from '../../contract/session'
import { callResult, type Serve } from '../http'
import type { SignIn } from '../sign-in'

export const serveSession = (serve: Serve, signIn: Pick<SignIn, 'logIn'>): void =>
  serve.open(logIn, async ({ body, from }) =>
    pipe(
      await signIn.logIn({ ...body, from }),
      E.map((user) => callResult(user)),
    ),
  )
