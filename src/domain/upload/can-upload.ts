import { stopList, type StopList } from '../stop'

/** §4: a project takes one upload; further stops are added by hand. */
export const canUpload = (stops: StopList): boolean => stopList.size(stops) === 0

/** §5 */
export const isUploadFile = (name: string): boolean => name.toLowerCase().endsWith('.json')
