import { etagOf } from '../../../contract/endpoint'

/** A version as it is asked for. */
export const etagOfVersion = etagOf

const etagPattern = /^(?:W\/)?"?(\d{1,15})"?$/

/** The version that an answer names; a tag that is no number is none of ours. */
export const versionOfEtag = (etag: string | null): number | undefined => {
  const digits = etagPattern.exec(etag?.trim() ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}
