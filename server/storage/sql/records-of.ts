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

export const recordsOf = (unit: Unit, afterwards: Records['afterwards']): Records => ({
  organisation: organisationRecords(unit),
  users: userRecords(unit),
  keys: keyRecords(unit),
  carriers: carrierRecords(unit),
  drivers: driverRecords(unit),
  projects: projectRecords(unit),
  history: changeRecords(unit),
  jobs: jobRecords(unit),
  answers: answerRecords(unit),
  afterwards,
})
