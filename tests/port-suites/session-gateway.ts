import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SessionGateway } from '../../src/application/session'
import type { Account } from '../kit/memory'
import { visser } from '../kit/test-app'

export type OpenGateway = { readonly gateway: SessionGateway; readonly close: () => Promise<void> }

/** The tests that every session gateway passes; `open` makes one that knows only these accounts. */
export const sessionGatewaySuite = (
  adapterName: string,
  open: (accounts: ReadonlyArray<Account>) => Promise<OpenGateway>,
): void => {
  describe(`SessionGateway implemented by ${adapterName}`, () => {
    const dijk: Account = {
      credentials: { username: "inge 't Hart", password: ' géheim 漢 ' },
      user: { ...visser.user, apiKey: 'b5e1', username: "inge 't Hart", accountId: undefined, coordinates: undefined },
    }
    let opened: OpenGateway
    beforeEach(async () => {
      opened = await open([visser, dijk])
    })
    afterEach(() => opened.close())

    // The domain decides what a 401 on logging in means; the gateway only reports it.
    it.each([
      ['an unknown name', { username: 'nobody', password: 'geheim' }],
      ['a wrong password', { username: 'm.visser', password: 'Geheim' }],
      ["another user's password", { username: 'm.visser', password: ' géheim 漢 ' }],
      ['a password without its spaces', { username: "inge 't Hart", password: 'géheim 漢' }],
      ['empty credentials', { username: '', password: '' }],
    ])('a log-in with %s fails with 401', async (_, credentials) => {
      expect(await opened.gateway.logIn(credentials)()).toEqual(E.left({ kind: 'signed-out' }))
    })

    it.each([visser, dijk])('a log-in answers the user $credentials.username', async ({ credentials, user }) => {
      expect(await opened.gateway.logIn(credentials)()).toEqual(E.right(user))
    })

    it('the same user can log in twice', async () => {
      await opened.gateway.logIn(visser.credentials)()
      expect(await opened.gateway.logIn(visser.credentials)()).toEqual(E.right(visser.user))
    })
  })
}
