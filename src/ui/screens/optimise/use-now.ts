import { useEffect, useState } from 'react'

const TICK_MS = 1_000

/** The current time, updated each second while `isCounting`. */
export const useNow = (now: () => number, isCounting: boolean): number => {
  const [, setTicks] = useState(0)
  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [isCounting])
  return now()
}
