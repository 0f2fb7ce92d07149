/** The event that a browser sends to a tab when the user signs out in another one. */
export const storageEventsFor = (tabs: EventTarget) => {
  const dispatch = (key: string | null, newValue: string | null): void =>
    void tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return {
    tell: dispatch,
    signOut: () => dispatch('currentUser', null),
  }
}
