import { etagOf } from '../../../contract/endpoint'

/** A version as it is asked for. */
export const versionTag = etagOf

const tag = /^(?:W\/)?"?(\d{1,15})"?$/

/** The version that an answer names; a tag that is no number is none of ours. */
export const versionIn = (etag: string | null): number | undefined => {
  const found = tag.exec(etag?.trim() ?? '')?.[1]
  return found === undefined ? undefined : Number(found)
}
