/** Offline it does nothing, because a reload would lose the parts that were loaded. */
export const reloadPage = (): void => {
  if (navigator.onLine) location.reload()
}
