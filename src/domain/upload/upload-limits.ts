export const MAX_UPLOAD_MB = 20
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024
export const MAX_STOPS_PER_REQUEST = 10_000
/** of a whole project, which may take several imports */
export const MAX_PROJECT_STOPS = 2 * MAX_STOPS_PER_REQUEST
/** The maximum number of problems in a refusal; its total counts all. */
export const MAX_REPORTED_PROBLEMS = 100

/** §4: a project takes one upload; further stops are added by hand. */
export const canUpload = (stopCount: number): boolean => stopCount === 0

/** §5: only a .json file can be uploaded. */
export const isUploadFile = (name: string): boolean => name.toLowerCase().endsWith('.json')
