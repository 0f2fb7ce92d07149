import { distance, unitOf, type Convention, type Instance } from './instance'

/**
 * What some routes cost, and all that is wrong with them, computed from the
 * coordinates and from nothing that the solver says.
 */
export const checked = (
  instance: Instance,
  convention: Convention,
  routes: ReadonlyArray<ReadonlyArray<number>>,
): { readonly cost: number; readonly faults: ReadonlyArray<string> } => {
  const faults: string[] = []
  const visits = routes.flat()
  for (let customer = 1; customer < instance.x.length; customer += 1) {
    const times = visits.filter((one) => one === customer).length
    if (times !== 1) faults.push(`customer ${customer} is visited ${times} times`)
  }
  if (visits.some((one) => !(one > 0 && one < instance.x.length))) faults.push('somebody unknown is visited')
  if (routes.length > (instance.fleet ?? Infinity))
    faults.push(`${routes.length} routes for ${instance.fleet} vehicles`)
  let cost = 0
  routes.forEach((route, index) => {
    const load = route.reduce((sum, customer) => sum + (instance.demand[customer] ?? 0), 0)
    if (load > instance.capacity) faults.push(`route ${index + 1} carries ${load} of ${instance.capacity}`)
    const calls = [0, ...route, 0]
    for (let at = 1; at < calls.length; at += 1)
      cost += distance(instance, convention, calls[at - 1] ?? 0, calls[at] ?? 0)
    const late = lateAt(instance, convention, calls)
    if (late !== undefined) faults.push(`route ${index + 1} is late at ${late}`)
  })
  return { cost: cost / unitOf(convention), faults }
}

const lateAt = (instance: Instance, convention: Convention, calls: ReadonlyArray<number>): number | undefined => {
  const { hours } = instance
  if (hours === undefined) return undefined
  const unit = unitOf(convention)
  let time = (hours[0]?.ready ?? 0) * unit
  for (let at = 1; at < calls.length; at += 1) {
    const call = calls[at] ?? 0
    const { ready, due, service } = hours[call] ?? { ready: 0, due: 0, service: 0 }
    time = Math.max(time + distance(instance, convention, calls[at - 1] ?? 0, call), ready * unit)
    if (time > due * unit) return call
    time += service * unit
  }
  return undefined
}
