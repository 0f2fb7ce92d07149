import type { Records } from '../records'
import { answerRecords } from './answers'
import { carrierRecords } from './carriers'
import { driverRecords } from './drivers'
import { changeRecords } from './history'
import { jobRecords } from './jobs'
import { keyRecords } from './keys'
import { organisationRecords } from './organisation'
import { projectRecords } from './projects'
import type { Unit } from './unit'
import { userRecords } from './users'

/** Most of what is asked needs but one or two of them, which are made when they are called for. */
export const recordsOf = (unit: Unit, afterwards: Records['afterwards']): Records => {
  let projects: Records['projects'] | undefined
  return {
    afterwards,
    get organisation() {
      return organisationRecords(unit)
    },
    get users() {
      return userRecords(unit)
    },
    get keys() {
      return keyRecords(unit)
    },
    get carriers() {
      return carrierRecords(unit)
    },
    get drivers() {
      return driverRecords(unit)
    },
    get projects() {
      projects ??= projectRecords(unit)
      return projects
    },
    get history() {
      return changeRecords(unit)
    },
    get jobs() {
      return jobRecords(unit)
    },
    get answers() {
      return answerRecords(unit)
    },
  }
}
