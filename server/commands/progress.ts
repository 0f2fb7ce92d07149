export type ShowShare = (step: string, share: number) => void

/** Before this share the time left cannot be estimated. */
const LEAST_SHARE = 0.02

/** Shows a step of long work with its share, and the time left: that of the rest at the speed so far. */
export const progressOf = (now: () => Date, showProgress: (line: string) => void): ShowShare => {
  const startedAt = now().getTime()
  return (step, share) => {
    const seconds = (now().getTime() - startedAt) / 1000
    const left = Math.ceil((seconds * (1 - share)) / share)
    const timeLeft = `, ${left < 120 ? `${left} s` : `${Math.ceil(left / 60)} min`} left`
    showProgress(`${step}: ${Math.floor(share * 100)} %${share < LEAST_SHARE ? '' : timeLeft}`)
  }
}
