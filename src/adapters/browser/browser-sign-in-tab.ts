import * as E from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import type { SignInTab } from '../../application/session'
import { nonBlankText, recordOf } from '../../domain/parse'
import type { OpenIdSecrets } from '../../domain/session'

/** `storage` is called at every use, since reading `window.sessionStorage` throws where storage is blocked. */
type TabAccess = {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly location: Pick<Location, 'origin' | 'href' | 'assign'>
}

const SECRETS_KEY = 'signIn'

const textField = { parser: nonBlankText() }

const parseSecrets = flow(
  recordOf<OpenIdSecrets>({ verifier: textField, state: textField, nonce: textField }),
  E.getOrElse((): OpenIdSecrets | undefined => undefined),
)

/** For session storage: a tab takes only the answer for which it was sent to the service. */
export const browserSignInTab = ({ storage, location }: TabAccess): SignInTab => ({
  returnAddress: () => `${location.origin}/signed-in`,
  goToService: ({ address, secrets }) => {
    try {
      storage().setItem(SECRETS_KEY, JSON.stringify(secrets))
    } finally {
      location.assign(address)
    }
  },
  takeAnswer: () => {
    try {
      const secrets = parseSecrets(JSON.parse(storage().getItem(SECRETS_KEY) ?? '{}'))
      storage().removeItem(SECRETS_KEY)
      return secrets && { address: location.href, secrets }
    } catch {
      return undefined
    }
  },
})
