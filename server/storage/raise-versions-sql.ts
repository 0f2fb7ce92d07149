/** Versions after a restore count the seconds since this moment. */
const EPOCH = Date.UTC(2026, 0, 1)

/**
 * Raises all versions after a restore. Otherwise version numbers would repeat that browsers still hold from before,
 * and an outdated write would be accepted. The new number is the time in seconds, so that no number comes twice as
 * long as nothing changes more than once a second. Browsers that follow a project are told of the new version.
 */
export const raiseVersionsSql = (now: Date): ReadonlyArray<string> => {
  const version = Math.floor((now.getTime() - EPOCH) / 1000)
  return [
    `insert into turns (organisation, project, version, change_id, made_by, made_at, words)
      select organisation, id, ${version}, '', 'Rondrit', '${now.toISOString()}', 'Restored from a backup'
      from projects where version < ${version}`,
    `update projects set version = ${version} where version < ${version}`,
    `update drivers set version = ${version} where version < ${version}`,
  ]
}
