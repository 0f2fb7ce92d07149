/** The states that a search has reached, the cheapest first. A state may be in it several times: its cheapest entry comes first. */
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

/** States by their priority, the least first; a state that is set again moves. Of two alike, the one with the lower number comes first. */
export const stateQueue = (stateCount: number) => {
  const heap = new Int32Array(stateCount)
  const placeOf = new Int32Array(stateCount).fill(-1)
  const priority = new Float64Array(stateCount)
  let length = 0
  const isBefore = (one: number, other: number): boolean => {
    const [first, second] = [priority[one] ?? 0, priority[other] ?? 0]
    return first < second || (first === second && one < other)
  }
  const put = (state: number, place: number): void => {
    heap[place] = state
    placeOf[state] = place
  }
  const rise = (state: number, start: number): void => {
    let place = start
    while (place > 0) {
      const above = (place - 1) >> 1
      const other = heap[above] ?? 0
      if (!isBefore(state, other)) break
      put(other, place)
      place = above
    }
    put(state, place)
  }
  const sink = (state: number, start: number): void => {
    let place = start
    for (;;) {
      let below = 2 * place + 1
      if (below >= length) break
      if (below + 1 < length && isBefore(heap[below + 1] ?? 0, heap[below] ?? 0)) below += 1
      const other = heap[below] ?? 0
      if (!isBefore(other, state)) break
      put(other, place)
      place = below
    }
    put(state, place)
  }
  return {
    set: (state: number, newPriority: number): void => {
      priority[state] = newPriority
      rise(state, length++)
    },
    /** of the first state; Infinity if there is none */
    least: (): number => (length === 0 ? Infinity : (priority[heap[0] ?? 0] ?? 0)),
    /** takes the first one out */
    pop: (): number => {
      const state = heap[0] ?? -1
      length -= 1
      if (length > 0) sink(heap[length] ?? 0, 0)
      return state
    },
  }
}
