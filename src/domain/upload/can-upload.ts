import { lengthOf, type StopList } from '../stop/stop-list'

/** §4: a project takes one upload; further stops are added by hand. */
export const mayUpload = (stops: StopList): boolean => lengthOf(stops) === 0

/** §5 */
export const isUploadFile = (name: string): boolean => name.toLowerCase().endsWith('.json')
