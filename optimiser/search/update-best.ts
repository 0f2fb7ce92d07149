import { keepLeft, touched } from '../tours'
import type { Search } from './search'

/** A smaller gain may be a rounding error. */
const LEAST = 1e-7

/** Writes the routes that have changed since the best plan into it, if the plan that was just kept is cheaper. */
export const keepBest = (search: Search, write: (vehicle: number) => void): void => {
  const { tours, best, sinceBest } = search
  for (let at = 0; at < search.touched.count; at += 1) touched.add(sinceBest, search.touched.list[at] ?? 0)
  if (tours.total >= best.total - LEAST) return
  for (let at = 0; at < sinceBest.count; at += 1) write(sinceBest.list[at] ?? 0)
  keepLeft(tours, best)
  touched.clear(sinceBest)
}
