import type { Fleet } from '../../src/domain/move'
import { driverLimitsOf } from '../../src/domain/problem'
import { workingTimesFrom, type ScheduleContext } from '../../src/domain/schedule'
import type { Records } from '../storage'
import type { Travel } from '../travel'

/** The drivers and carriers of an organisation; undefined where the organisation is deleted. */
export const loadFleet = async ({ drivers, carriers, organisation }: Records): Promise<Fleet | undefined> => {
  const headquarters = (await organisation.find())?.headquarters
  if (headquarters === undefined) return undefined
  return { drivers: (await drivers.all()).map(({ driver }) => driver), carriers: await carriers.all(), headquarters }
}

/** How routes are scheduled with these drivers and roads. */
export const schedulingOf = (
  { drivers }: Fleet,
  travel: Pick<Travel, 'leg' | 'leastDriveSeconds'>,
): Omit<ScheduleContext, 'stopOf'> => ({
  findLeg: travel.leg,
  leastDriveSeconds: travel.leastDriveSeconds,
  workingTimesOf: workingTimesFrom(drivers),
  capacityOf: (route) => driverLimitsOf(route, drivers)?.capacity,
})
