import { writtenUser, type User } from '../../src/domain/session'

/** What a browser tells a tab when another one signs in or out. */
export const fromAnotherTab = (tabs: EventTarget) => {
  const tell = (key: string | null, newValue: string | null): void =>
    void tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return {
    tell,
    signIn: (user: User) => tell('currentUser', JSON.stringify(writtenUser(user))),
    signOut: () => tell('currentUser', null),
  }
}
