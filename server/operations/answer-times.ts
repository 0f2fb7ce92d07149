/** Which answer it was: the route and never the address, for that may hold a name. */
export type Answered = { readonly method: string; readonly route: string; readonly status: number }

export type AnswerTimes = {
  readonly count: (answered: Answered, seconds: number) => void
  /** as Prometheus reads a histogram */
  readonly text: () => string
}

const name = 'http_request_duration_seconds'
const head = [`# HELP ${name} How long answers took, by method, route and status`, `# TYPE ${name} histogram`] as const

const bounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10] as const

/** How many fall below each bound and not below the one before it; `counts` has one more, for what took longer than any. */
type Tally = { readonly labels: string; readonly counts: number[]; sum: number }

/**
 * Counts how long answers took. The histogram of the package builds and checks its labels for each answer, which is about a
 * tenth of one that says that nothing changed.
 */
export const answerTimes = (): AnswerTimes => {
  const tallies = new Map<string, Tally>()

  const begun = (key: string, { method, route, status }: Answered): Tally => {
    const labels = `method="${method}",route="${route}",status="${status}"`
    const tally = { labels, counts: [...bounds, Infinity].map(() => 0), sum: 0 }
    tallies.set(key, tally)
    return tally
  }

  return {
    count: (answered, seconds) => {
      const key = `${answered.status}${answered.method}${answered.route}`
      const tally = tallies.get(key) ?? begun(key, answered)
      let place = 0
      while (place < bounds.length && seconds > (bounds[place] ?? Infinity)) place += 1
      tally.counts[place] = (tally.counts[place] ?? 0) + 1
      tally.sum += seconds
    },
    text: () => [...head, ...[...tallies.values()].flatMap(linesOf)].join('\n'),
  }
}

const linesOf = ({ labels, counts, sum }: Tally): ReadonlyArray<string> => {
  let upTo = 0
  const buckets = counts.map((count, place) => {
    upTo += count
    return `${name}_bucket{le="${bounds[place] ?? '+Inf'}",${labels}} ${upTo}`
  })
  return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${upTo}`]
}
