import * as E from 'fp-ts/Either'
import { quoted, type Parser } from '../../src/domain/parse'
import { id, needed, record, value } from '../shape'

/** An index in a path has one spelling: digits, without leading zeros. */
const inDigits: Parser<number> = (given) => {
  const written = typeof given === 'number' ? String(given) : given
  return typeof written === 'string' && /^(0|[1-9]\d{0,4})$/.test(written)
    ? E.right(Number(written))
    : E.left(`Not an index: ${quoted(given)}`)
}

/** The parameters that stand in braces in the paths of calls. */
export const ofProject = record<{ readonly id: string }>('Project', { id: needed('id', id('prj_5d1c')) })

export const ofStop = record<{ readonly id: string; readonly stopId: string }>('Stop of a project', {
  id: needed('id', id('prj_5d1c')),
  stopId: needed('stopId', id('stp_8k2f')),
})

export const ofRoute = record<{ readonly id: string; readonly routeIndex: number }>('Route of a project', {
  id: needed('id', id('prj_5d1c')),
  routeIndex: needed('routeIndex', value(inDigits, { type: 'integer', minimum: 0, maximum: 99_999 }, 0)),
})

export const ofDriver = record<{ readonly id: string }>('Driver', { id: needed('id', id('drv_92ab')) })

export const ofJob = record<{ readonly jobId: string }>('Job', { jobId: needed('jobId', id('job_41e0')) })

export const ofChange = record<{ readonly id: string; readonly changeId: string }>('Change of a project', {
  id: needed('id', id('prj_5d1c')),
  changeId: needed('changeId', id('chg_17aa')),
})

export const ofTask = record<{ readonly stopId: string }>('Task', { stopId: needed('stopId', id('stp_8k2f')) })
