import { count, id, needed, record } from '../shape'

/** What stands in braces in the paths of calls. */
export const ofProject = record<{ readonly id: string }>('Project', { id: needed('id', id('prj_5d1c')) })

export const ofStop = record<{ readonly id: string; readonly stopId: string }>('Stop of a project', {
  id: needed('id', id('prj_5d1c')),
  stopId: needed('stopId', id('stp_8k2f')),
})

export const ofRoute = record<{ readonly id: string; readonly routeIndex: number }>('Route of a project', {
  id: needed('id', id('prj_5d1c')),
  routeIndex: needed('routeIndex', count({ min: 0, max: 100_000 }, 0)),
})

export const ofDriver = record<{ readonly id: string }>('Driver', { id: needed('id', id('drv_92ab')) })

export const ofJob = record<{ readonly jobId: string }>('Job', { jobId: needed('jobId', id('job_41e0')) })

export const ofChange = record<{ readonly id: string; readonly changeId: string }>('Change of a project', {
  id: needed('id', id('prj_5d1c')),
  changeId: needed('changeId', id('chg_17aa')),
})

export const ofTask = record<{ readonly stopId: string }>('Task', { stopId: needed('stopId', id('stp_8k2f')) })
