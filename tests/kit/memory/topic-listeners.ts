/** Listeners by topic. Each is told once whatever rings the bell has run to its end. */
export type Bells = {
  /** answers how to take it away again */
  readonly hang: (topic: string, run: () => void) => () => void
  readonly ring: (topic: string) => void
  readonly ringAll: () => void
}

type Bell = { readonly topic: string; readonly run: () => void }

export const bells = (): Bells => {
  const hung = new Set<Bell>()
  const ringThose = (which: (bell: Bell) => boolean): void => {
    for (const bell of hung)
      if (which(bell))
        queueMicrotask(() => {
          if (hung.has(bell)) bell.run()
        })
  }
  return {
    hang: (topic, run) => {
      const bell = { topic, run }
      hung.add(bell)
      return () => void hung.delete(bell)
    },
    ring: (topic) => ringThose((bell) => bell.topic === topic),
    ringAll: () => ringThose(() => true),
  }
}
