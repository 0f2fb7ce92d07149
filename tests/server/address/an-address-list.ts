import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressesCommand } from '../../../server/commands/roads-and-addresses'
import { openAddressList, type AddressList } from '../../../server/storage'
import type { RegisteredAddress } from '../../../src/domain/address'
import { closeAfterFile } from '../../kit/after-file'
import { right } from '../../kit/either'
import { throwError } from '../../kit/throw-error'
import { noPorts } from '../commands/no-ports'
import { aFolder } from '../folder'

export const listHeader = 'zip,number,suffix,street,city,lat,lng'

export const lineOf = ({ zip, houseNumber, suffix, street, city, coordinates: { lat, lng } }: RegisteredAddress) =>
  [zip, houseNumber, suffix ?? '', street, city, lat, lng].join(',')

/** Reads a list into a data folder by the command, and answers what that says. */
export const readIn = async (dataDir: string, text: string | Uint8Array, showProgress = noPorts.showProgress) => {
  const file = join(dataDir, 'list.csv')
  await writeFile(file, text)
  return addressesCommand({ dataDir }).run([file], { ...noPorts, showProgress })
}

/** The list of a folder, which is closed after the file; the time is that of the test. */
export const openListOf = (dataDir: string, now?: () => number): AddressList => {
  const list = openAddressList(dataDir, throwError, now)
  closeAfterFile(async () => list.close())
  return list
}

export const aListOf = async (addresses: ReadonlyArray<RegisteredAddress>): Promise<AddressList> => {
  const folder = await aFolder()
  right(await readIn(folder, [listHeader, ...addresses.map(lineOf)].join('\n')))
  return openListOf(folder)
}
