import { routeNumberOf } from '../route'
import { NO_NUMBER } from '../stop'
import { truncate } from '../text'
import type { BrokenLock } from './broken-lock'
import { describeLock } from './lock'

const MAX_NAME_LENGTH = 60

/** `Stop 40, Bakkerij Jansen, is locked by demo since 22-11 10:15` */
export const brokenLockMessage = (brokenLock: BrokenLock): string =>
  `${subjectOf(brokenLock)} is ${describeLock(brokenLock.lock)}`

const subjectOf = (brokenLock: BrokenLock): string =>
  brokenLock.kind === 'route'
    ? withName(`Route ${routeNumberOf(brokenLock.route)}`, brokenLock.route.name)
    : withName(stopLabelOf(brokenLock.stop.placement.stopNumber), brokenLock.stop.facts.customerName)

const stopLabelOf = (number: number): string => (number === NO_NUMBER ? 'Stop' : `Stop ${number}`)

const withName = (label: string, name: string): string =>
  name.trim() === '' || name === label ? label : `${label}, ${truncate(name.trim(), MAX_NAME_LENGTH)},`
