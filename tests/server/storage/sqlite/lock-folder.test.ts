import { describe, expect, it } from 'vitest'
import { openServerStorage, openStorage } from '../../../../server/storage'
import { organisationA, writeOrFail } from '../../../port-suites/storage-test-kit'
import { temporaryFolder } from './temporary-folder'

const locationIn = (dataDir: string) => ({ dataDir, databaseUrl: undefined })

describe('lockFolder', () => {
  it('a second server is refused with one line', async () => {
    const folder = await temporaryFolder()
    const first = await openServerStorage(locationIn(folder))
    await expect(openServerStorage(locationIn(folder))).rejects.toThrow(
      `another server works on the data folder ${folder}, so stop that one, or set DATA_DIR to another`,
    )
    await first.close()
    const second = await openServerStorage(locationIn(folder))
    await second.close()
  })

  it('commands may use a locked folder', async () => {
    const folder = await temporaryFolder()
    const server = await openServerStorage(locationIn(folder))
    const command = await openStorage(locationIn(folder))
    await writeOrFail(command, organisationA, ({ carriers }) => carriers.add('Noord'))
    expect(await server.read(organisationA, ({ carriers }) => carriers.all())).toEqual([
      { id: 1, displayName: 'Noord' },
    ])
    await writeOrFail(server, organisationA, ({ carriers }) => carriers.add('Zuid'))
    expect(await command.read(organisationA, ({ carriers }) => carriers.all())).toHaveLength(2)
    await command.close()
    await server.close()
  })
})
