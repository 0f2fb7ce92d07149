import type { Records } from '../records'
import { answerRecords } from './answer-records'
import { logInAttemptRecords } from './log-in-attempt-records'
import { auditRecords } from './audit-records'
import { carrierRecords, driverRecords } from './driver-and-carrier-records'
import { correctionRecords } from './correction-records'
import { changeRecords } from './change-records'
import { jobRecords } from './job-records'
import { keyRecords } from './key-records'
import { organisationRecords } from './organisation-records'
import { projectRecords } from './project-records'
import type { UnitOfWork } from './unit-of-work'
import { userRecords } from './user-records'

/** Creates records of a kind when they are asked for. A class, since an object with as many getters is slow to create. */
class LazyRecords implements Records {
  readonly afterCommit: Records['afterCommit']
  readonly #unit: UnitOfWork
  #projects: Records['projects'] | undefined

  constructor(unit: UnitOfWork, afterCommit: Records['afterCommit']) {
    this.#unit = unit
    this.afterCommit = afterCommit
  }

  get pause(): Records['pause'] {
    return this.#unit.pause
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
  get changes(): Records['changes'] {
    return changeRecords(this.#unit)
  }
  get jobs(): Records['jobs'] {
    return jobRecords(this.#unit)
  }
  get corrections(): Records['corrections'] {
    return correctionRecords(this.#unit)
  }
  get logInAttempts(): Records['logInAttempts'] {
    return logInAttemptRecords(this.#unit)
  }
  get audit(): Records['audit'] {
    return auditRecords(this.#unit)
  }
  get answers(): Records['answers'] {
    return answerRecords(this.#unit)
  }
}

export const recordsOf = (unit: UnitOfWork, afterCommit: Records['afterCommit']): Records =>
  new LazyRecords(unit, afterCommit)
