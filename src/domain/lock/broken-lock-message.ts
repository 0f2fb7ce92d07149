import { lockWords } from '.'
import { routeNumberOf } from '../route'
import { NO_NUMBER } from '../stop'
import { truncated } from '../text'
import type { BrokenLock } from './broken-lock'

const NAME = 60

/** Why a change is refused: `Stop 40, Bakkerij Jansen, is locked by demo since 22-11 10:15` */
export const brokenLockWords = (broken: BrokenLock): string => `${subjectOf(broken)} is ${lockWords(broken.lock)}`

const subjectOf = (broken: BrokenLock): string =>
  broken.kind === 'route'
    ? named(`Route ${routeNumberOf(broken.route)}`, broken.route.name)
    : named(stopNumbered(broken.stop.stopNumber), broken.stop.customerName)

const stopNumbered = (number: number): string => (number === NO_NUMBER ? 'Stop' : `Stop ${number}`)

const named = (what: string, name: string): string =>
  name.trim() === '' || name === what ? what : `${what}, ${truncated(name.trim(), NAME)},`
