import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openServerStorage, openStorage } from '../../../../server/storage'
import { temporaryFolder } from './temporary-folder'

describe('makeDataFolder', () => {
  it.each(['', 'below'])('a file at the location of the folder is reported: %j', async (below) => {
    const file = join(await temporaryFolder(), 'file')
    writeFileSync(file, '')
    const location = { dataDir: join(file, below), databaseUrl: undefined }
    const message = `the data folder ${location.dataDir} cannot be made, for a file is in its place: set DATA_DIR to another`
    await expect(openServerStorage(location)).rejects.toThrow(message)
    await expect(openStorage(location)).rejects.toThrow(message)
  })
})
