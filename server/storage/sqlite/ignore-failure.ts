/** For log maintenance, which may fail: no data depends on it, and a failing disk is detected at the next write. */
export const ignoreFailure = (action: () => void): void => {
  try {
    action()
  } catch {
    return
  }
}
