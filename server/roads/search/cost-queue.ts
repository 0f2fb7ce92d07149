/** The states (nodes of the graph of roads) that a search has reached, the cheapest first. A state may be in it several times: its cheapest entry comes first. */
export const costQueue = (startCapacity = 1024) => {
  let states = new Int32Array(startCapacity)
  let costs = new Float64Array(startCapacity)
  let length = 0
  const grow = (): void => {
    const [moreStates, moreCosts] = [new Int32Array(2 * length), new Float64Array(2 * length)]
    moreStates.set(states)
    moreCosts.set(costs)
    ;[states, costs] = [moreStates, moreCosts]
  }
  return {
    clear: (): void => {
      length = 0
    },
    isEmpty: (): boolean => length === 0,
    leastCost: (): number => costs[0] ?? 0,
    push: (state: number, cost: number): void => {
      if (length === states.length) grow()
      let index = length++
      while (index > 0) {
        const parent = (index - 1) >> 1
        const parentCost = costs[parent] ?? 0
        if (parentCost <= cost) break
        costs[index] = parentCost
        states[index] = states[parent] ?? 0
        index = parent
      }
      costs[index] = cost
      states[index] = state
    },
    pop: (): number => {
      const first = states[0] ?? 0
      length -= 1
      const [state, cost] = [states[length] ?? 0, costs[length] ?? 0]
      let index = 0
      for (;;) {
        let child = 2 * index + 1
        if (child >= length) break
        if (child + 1 < length && (costs[child + 1] ?? 0) < (costs[child] ?? 0)) child += 1
        const childCost = costs[child] ?? 0
        if (childCost >= cost) break
        costs[index] = childCost
        states[index] = states[child] ?? 0
        index = child
      }
      costs[index] = cost
      states[index] = state
      return first
    },
  }
}
