import { existsSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { pluralise } from '../../src/domain/text'
import { readAddressList, type ReadList } from '../address'
import { writeAddressList, type AddressListWriter, type StorageLocation, type WrittenList } from '../storage'
import { progressOf, type Command, type ShowShare } from './command'
import { parseFileArgument } from './storage-commands'

/** The share of the time that reading takes; the rest sorts. */
const READING_SHARE = 0.7

/** Reads a list of addresses into the data folder, where servers find it at once. */
export const addressesCommand = ({ dataDir }: Pick<StorageLocation, 'dataDir'>): Command => ({
  usage: ['npm run addresses -- FILE.csv'],
  run: async (args, { showProgress, now }) => {
    const file = parseFileArgument(args)
    if (E.isLeft(file)) return file
    if (!existsSync(file.right)) return E.left(`There is no file ${file.right}.`)
    const show = progressOf(now, showProgress)
    const writer = writeAddressList(dataDir)
    try {
      const read = await readAddressList(file.right, {
        add: writer.add,
        onRead: (share) => show('Reading', share * READING_SHARE),
      })
      if (E.isLeft(read)) return read
      return E.right(describe(read.right, finish(writer, show)))
    } finally {
      writer.close()
    }
  },
})

const finish = (writer: AddressListWriter, show: ShowShare): WrittenList => {
  const parts = writer.finish()
  for (;;) {
    const part = parts.next()
    if (part.done === true) return part.value
    show('Sorting', READING_SHARE + part.value * (1 - READING_SHARE))
  }
}

const describe = ({ blankCount }: ReadList, { count, repeatedCount }: WrittenList): string =>
  [
    `The list has ${pluralise(count, 'address', 'addresses')} now, and servers use it from here on.`,
    ...(repeatedCount === 0 ? [] : [`${pluralise(repeatedCount, 'row')} repeated an address.`]),
    ...(blankCount === 0
      ? []
      : [`${pluralise(blankCount, 'row')} without zip, number, street, city or place left out.`]),
  ].join(' ')
