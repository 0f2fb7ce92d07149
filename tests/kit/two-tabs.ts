/** What a browser tells a tab when another one signs out. */
export const fromAnotherTab = (tabs: EventTarget) => {
  const tell = (key: string | null, newValue: string | null): void =>
    void tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return {
    tell,
    signOut: () => tell('currentUser', null),
  }
}
