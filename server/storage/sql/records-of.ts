import type { Records } from '../records'
import { answerRecords } from './answer-records'
import { carrierRecords } from './carrier-records'
import { driverRecords } from './driver-records'
import { changeRecords } from './change-records'
import { jobRecords } from './job-records'
import { keyRecords } from './key-records'
import { organisationRecords } from './organisation-records'
import { projectRecords } from './project-records'
import type { Unit } from './unit-of-work'
import { userRecords } from './user-records'

/**
 * Most reads and writes need only one or two kinds of records, so each is made when it is asked for. It is a class,
 * since an object literal with as many getters is slow to make, and every read and write makes one.
 */
class RecordsOf implements Records {
  readonly afterwards: Records['afterwards']
  readonly #unit: Unit
  #projects: Records['projects'] | undefined

  constructor(unit: Unit, afterwards: Records['afterwards']) {
    this.#unit = unit
    this.afterwards = afterwards
  }

  get organisation(): Records['organisation'] {
    return organisationRecords(this.#unit)
  }
  get users(): Records['users'] {
    return userRecords(this.#unit)
  }
  get keys(): Records['keys'] {
    return keyRecords(this.#unit)
  }
  get carriers(): Records['carriers'] {
    return carrierRecords(this.#unit)
  }
  get drivers(): Records['drivers'] {
    return driverRecords(this.#unit)
  }
  get projects(): Records['projects'] {
    this.#projects ??= projectRecords(this.#unit)
    return this.#projects
  }
  get history(): Records['history'] {
    return changeRecords(this.#unit)
  }
  get jobs(): Records['jobs'] {
    return jobRecords(this.#unit)
  }
  get answers(): Records['answers'] {
    return answerRecords(this.#unit)
  }
}

export const recordsOf = (unit: Unit, afterwards: Records['afterwards']): Records => new RecordsOf(unit, afterwards)
