/** The moment of the first version that there could be. */
const BEGINNING = Date.UTC(2026, 0, 1)

/**
 * After a restore numbers of versions would come anew that screens hold of what is gone, and a stale write would pass for a
 * fresh one. Counted on from the seconds that went by, none comes twice where nothing changes more than once a second.
 * Who follows a project hears that it is another.
 */
export const afterRestore = (at: Date): ReadonlyArray<string> => {
  const version = Math.floor((at.getTime() - BEGINNING) / 1000)
  return [
    `insert into turns (organisation, project, version, change_id, made_by, made_at, words)
      select organisation, id, ${version}, '', 'Rondrit', '${at.toISOString()}', 'Restored from a backup'
      from projects where version < ${version}`,
    `update projects set version = ${version} where version < ${version}`,
    `update drivers set version = ${version} where version < ${version}`,
  ]
}
