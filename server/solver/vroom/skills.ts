import type { ProblemStop, RouteProblem, VehicleId } from '../../../src/domain/problem'

/** Which vehicle may visit which stop, expressed for VROOM: a job goes to vehicles with all of its skills. */
export type Skills = {
  readonly requiredBy: (stop: ProblemStop) => ReadonlyArray<number>
  readonly ownedBy: (vehicle: VehicleId) => ReadonlyArray<number>
}

/** One skill for each group of vehicles that some stop is reserved for. */
export const skillsIn = ({ stops, vehicles }: RouteProblem): Skills => {
  const groups = new Map<string, { readonly skill: number; readonly members: ReadonlySet<VehicleId> }>()
  for (const stop of stops) {
    const allowed = allowedVehiclesOf(stop)
    const key = JSON.stringify(allowed)
    if (allowed !== undefined && !groups.has(key))
      groups.set(key, { skill: groups.size + 1, members: new Set(allowed) })
  }
  const skills = new Map(
    vehicles.map(({ id }) => [
      id,
      [...groups.values()].filter((group) => group.members.has(id)).map(({ skill }) => skill),
    ]),
  )
  return {
    requiredBy: (stop) => {
      const group = groups.get(JSON.stringify(allowedVehiclesOf(stop)))
      return group === undefined ? [] : [group.skill]
    },
    ownedBy: (vehicle) => skills.get(vehicle) ?? [],
  }
}

const allowedVehiclesOf = ({ pin, allowedVehicles }: ProblemStop): ReadonlyArray<VehicleId> | undefined =>
  pin === undefined ? allowedVehicles : [pin.vehicle]
