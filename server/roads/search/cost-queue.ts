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
      let place = length++
      while (place > 0) {
        const above = (place - 1) >> 1
        const aboveCost = costs[above] ?? 0
        if (aboveCost <= cost) break
        costs[place] = aboveCost
        states[place] = states[above] ?? 0
        place = above
      }
      costs[place] = cost
      states[place] = state
    },
    pop: (): number => {
      const first = states[0] ?? 0
      length -= 1
      const [state, cost] = [states[length] ?? 0, costs[length] ?? 0]
      let place = 0
      for (;;) {
        let below = 2 * place + 1
        if (below >= length) break
        if (below + 1 < length && (costs[below + 1] ?? 0) < (costs[below] ?? 0)) below += 1
        const belowCost = costs[below] ?? 0
        if (belowCost >= cost) break
        costs[place] = belowCost
        states[place] = states[below] ?? 0
        place = below
      }
      costs[place] = cost
      states[place] = state
      return first
    },
  }
}
