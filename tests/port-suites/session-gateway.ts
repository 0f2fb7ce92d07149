import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SessionGateway } from '../../src/application/session'
import type { Account } from '../kit/memory'
import { visser } from '../kit/test-app'

export type OpenGateway = { readonly gateway: SessionGateway; readonly close: () => Promise<void> }

/** What every session gateway must do; `open` makes one that knows these accounts and no others. */
export const sessionGatewaySuite = (
  fill: string,
  open: (accounts: ReadonlyArray<Account>) => Promise<OpenGateway>,
): void => {
  describe(`a session gateway, filled by ${fill}`, () => {
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
      ['nothing', { username: '', password: '' }],
    ])('says no with a 401 to %s', async (_, credentials) => {
      expect(await opened.gateway.logIn(credentials)()).toEqual(E.left({ kind: 'signed-out' }))
    })

    it.each([visser, dijk])('answers the user of $credentials.username', async ({ credentials, user }) => {
      expect(await opened.gateway.logIn(credentials)()).toEqual(E.right(user))
    })

    it('lets the same user in twice', async () => {
      await opened.gateway.logIn(visser.credentials)()
      expect(await opened.gateway.logIn(visser.credentials)()).toEqual(E.right(visser.user))
    })
  })
}
