import type { SignInTab } from '../../../src/application/session'
import type { OpenIdRequest } from '../../../src/domain/session'

/** A tab whose way to a sign-in service a test can follow. */
export type MemorySignInTab = SignInTab & {
  readonly request: () => OpenIdRequest | undefined
  readonly comeBackWith: (query: string) => void
}

export const memorySignInTab = (): MemorySignInTab => {
  const returnAddress = 'https://plan.example/signed-in'
  let request: OpenIdRequest | undefined
  let query: string | undefined
  return {
    returnAddress: () => returnAddress,
    goToService: (asked) => void (request = asked),
    takeAnswer: () => {
      const secrets = query === undefined ? undefined : request?.secrets
      request = undefined
      return secrets && { address: `${returnAddress}?${query}`, secrets }
    },
    request: () => request,
    comeBackWith: (answer) => void (query = answer),
  }
}
