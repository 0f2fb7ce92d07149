/** Loads the page anew, where there is a network to load it from: half of it is better than none. */
export const reloadPage = (): void => {
  if (navigator.onLine) location.reload()
}
