/** What is kept is kept for good without it, and a disk that fails is heard of by the next write. */
export const unlessItFails = (act: () => void): void => {
  try {
    act()
  } catch {
    return
  }
}
