import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openServerStorage, openStorage } from '../../../../server/storage'
import { temporaryFolder } from './temporary-folder'

describe('a data folder that cannot be made', () => {
  it.each(['', 'below'])('is refused in words where a file is in its place, %j', async (below) => {
    const file = join(await temporaryFolder(), 'file')
    writeFileSync(file, '')
    const place = { dataDir: join(file, below), databaseUrl: undefined }
    const words = `the data folder ${place.dataDir} cannot be made, for a file is in its place: set DATA_DIR to another`
    await expect(openServerStorage(place)).rejects.toThrow(words)
    await expect(openStorage(place)).rejects.toThrow(words)
  })
})
