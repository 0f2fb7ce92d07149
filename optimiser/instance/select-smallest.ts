/** Moves the smallest of the first keys to the front, so many of them, in no order (Hoare's selection). */
export const least = (keys: Float64Array, among: number, count: number): void => {
  let [low, high] = [0, among - 1]
  while (low < high) {
    const pivot = keys[(low + high) >> 1] ?? 0
    let [up, down] = [low, high]
    while (up <= down) {
      while ((keys[up] ?? 0) < pivot) up += 1
      while ((keys[down] ?? 0) > pivot) down -= 1
      if (up <= down) {
        const kept = keys[up] ?? 0
        keys[up] = keys[down] ?? 0
        keys[down] = kept
        up += 1
        down -= 1
      }
    }
    if (count - 1 <= down) high = down
    else if (count - 1 >= up) low = up
    else return
  }
}
