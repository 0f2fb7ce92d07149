import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { logIn, logOut } from '../../contract/session'
import { callResult, emptyResult, type Serve } from '../http'
import type { SignIn } from '../sign-in'

export const serveSession = (serve: Serve, signIn: Pick<SignIn, 'logIn' | 'forgetKey'>): void => {
  serve.open(logIn, async ({ body, clientAddress, userAgent }) =>
    pipe(
      await signIn.logIn({ ...body, clientAddress, userAgent }),
      E.map((user) => callResult(user)),
    ),
  )

  serve.write(logOut, async ({ user }, { keys, afterCommit }) => {
    await keys.remove(user.keyHash)
    afterCommit(() => signIn.forgetKey(user.keyHash))
    return E.right({ ...emptyResult, audited: { action: 'log_out' } })
  })
}
