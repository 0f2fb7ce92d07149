/** Dispatches the events that a browser sends to a tab when another tab changes local storage. */
export const storageEventsFor = (tabs: EventTarget) => {
  const dispatch = (key: string | null, newValue: string | null): void =>
    void tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return {
    dispatch,
    signOut: () => dispatch('currentUser', null),
  }
}
