export const MAX_UPLOAD_MB = 20
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024
export const MAX_UPLOADED_STOPS = 10_000
/** The maximum number of problems in a refusal; its total counts all. */
export const MAX_REPORTED_PROBLEMS = 100
