/** For work on the log that may fail: no data depends on it, and a failing disk shows at the next write. */
export const unlessItFails = (act: () => void): void => {
  try {
    act()
  } catch {
    return
  }
}
