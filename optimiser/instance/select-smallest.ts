/** Moves the smallest of the first keys to the front, so many of them, in no order (Hoare's selection). */
export const selectSmallest = (keys: Float64Array, size: number, count: number): void => {
  let [low, high] = [0, size - 1]
  while (low < high) {
    const pivot = keys[(low + high) >> 1] ?? 0
    let [left, right] = [low, high]
    while (left <= right) {
      while ((keys[left] ?? 0) < pivot) left += 1
      while ((keys[right] ?? 0) > pivot) right -= 1
      if (left <= right) {
        const swapped = keys[left] ?? 0
        keys[left] = keys[right] ?? 0
        keys[right] = swapped
        left += 1
        right -= 1
      }
    }
    if (count - 1 <= right) high = right
    else if (count - 1 >= left) low = left
    else return
  }
}
