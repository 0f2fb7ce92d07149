/** The event that a browser sends to a tab when the user signs out in another one. */
export const fromAnotherTab = (tabs: EventTarget) => {
  const tell = (key: string | null, newValue: string | null): void =>
    void tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return {
    tell,
    signOut: () => tell('currentUser', null),
  }
}
