/** For work on the log that may fail: no data depends on it, and a failing disk shows at the next write. */
export const ignoreFailure = (action: () => void): void => {
  try {
    action()
  } catch {
    return
  }
}
