import { distance, unitOf, type Convention, type Instance } from './instance'

/**
 * The cost and the faults of routes, computed from the
 * coordinates, without any output of the solver but the routes.
 */
export const checkRoutes = (
  instance: Instance,
  convention: Convention,
  routes: ReadonlyArray<ReadonlyArray<number>>,
): { readonly cost: number; readonly faults: ReadonlyArray<string> } => {
  const faults: string[] = []
  const visits = routes.flat()
  for (let customer = 1; customer < instance.x.length; customer += 1) {
    const times = visits.filter((visit) => visit === customer).length
    if (times !== 1) faults.push(`customer ${customer} is visited ${times} times`)
  }
  if (visits.some((visit) => !(visit > 0 && visit < instance.x.length))) faults.push('an unknown customer is visited')
  if (routes.length > (instance.fleet ?? Infinity))
    faults.push(`${routes.length} routes for ${instance.fleet} vehicles`)
  let cost = 0
  routes.forEach((route, index) => {
    const load = route.reduce((sum, customer) => sum + (instance.demand[customer] ?? 0), 0)
    if (load > instance.capacity) faults.push(`route ${index + 1} carries ${load} of ${instance.capacity}`)
    const nodes = [0, ...route, 0]
    for (let node = 1; node < nodes.length; node += 1)
      cost += distance(instance, convention, nodes[node - 1] ?? 0, nodes[node] ?? 0)
    const late = firstLateNode(instance, convention, nodes)
    if (late !== undefined) faults.push(`route ${index + 1} is late at ${late}`)
  })
  return { cost: cost / unitOf(convention), faults }
}

const firstLateNode = (
  instance: Instance,
  convention: Convention,
  nodes: ReadonlyArray<number>,
): number | undefined => {
  const { hours } = instance
  if (hours === undefined) return undefined
  const unit = unitOf(convention)
  let time = (hours[0]?.ready ?? 0) * unit
  for (let index = 1; index < nodes.length; index += 1) {
    const node = nodes[index] ?? 0
    const { ready, due, service } = hours[node] ?? { ready: 0, due: 0, service: 0 }
    time = Math.max(time + distance(instance, convention, nodes[index - 1] ?? 0, node), ready * unit)
    if (time > due * unit) return node
    time += service * unit
  }
  return undefined
}
