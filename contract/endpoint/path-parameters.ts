import * as E from 'fp-ts/Either'
import { quoted, type Parser } from '../../src/domain/parse'
import { idCodec, requiredField, record, scalarCodec } from '../codec'

/** An index in an address has one spelling: digits without leading zeros. */
const parseRouteIndex: Parser<number> = (value) => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^(0|[1-9]\d{0,4})$/.test(text)
    ? E.right(Number(text))
    : E.left(`Not an index: ${quoted(value)}`)
}

export const pathRouteIndexCodec = scalarCodec(parseRouteIndex, { type: 'integer', minimum: 0, maximum: 99_999 }, 0)

/** The parameters that stand in braces in the paths of endpoints: this is the `{id}` of a project. */
export const projectParameters = record<{ readonly id: string }>('Project', {
  id: requiredField('id', idCodec('prj_5d1c')),
})

export const stopParameters = record<{ readonly id: string; readonly stopId: string }>('Stop of a project', {
  id: requiredField('id', idCodec('prj_5d1c')),
  stopId: requiredField('stopId', idCodec('stp_8k2f')),
})

export const routeParameters = record<{ readonly id: string; readonly routeIndex: number }>('Route of a project', {
  id: requiredField('id', idCodec('prj_5d1c')),
  routeIndex: requiredField('routeIndex', pathRouteIndexCodec),
})

export const driverParameters = record<{ readonly id: string }>('Driver', {
  id: requiredField('id', idCodec('drv_92ab')),
})

export const jobParameters = record<{ readonly jobId: string }>('Job', {
  jobId: requiredField('jobId', idCodec('job_41e0')),
})

export const changeParameters = record<{ readonly id: string; readonly changeId: string }>('Change of a project', {
  id: requiredField('id', idCodec('prj_5d1c')),
  changeId: requiredField('changeId', idCodec('chg_17aa')),
})

export const stopOfAnyProjectParameters = record<{ readonly stopId: string }>('Stop of any project', {
  stopId: requiredField('stopId', idCodec('stp_8k2f')),
})
