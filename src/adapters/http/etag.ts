const etagPattern = /^(?:W\/)?"?(\d{1,15})"?$/

/** The version in an ETag; undefined where the tag is not a number. */
export const versionOfEtag = (etag: string | null): number | undefined => {
  const digits = etagPattern.exec(etag?.trim() ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}
