import type { Stop } from './stop'

/** §4: a project takes one upload; further stops are added by hand. */
export const mayUpload = (stops: ReadonlyArray<Stop>): boolean => stops.length === 0

/** §5 */
export const isUploadFile = (name: string): boolean => name.toLowerCase().endsWith('.json')
