export { bestTimes } from './best-times'
export { durationOf } from './label'
export { timesOf } from './times-of'
