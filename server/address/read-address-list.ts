import { open } from 'node:fs/promises'
import * as E from 'fp-ts/Either'
import type { RegisteredAddress } from '../../src/domain/address'
import { findListColumns, parseListRow, type ListColumns } from './address-list-row'

export type ReadList = {
  readonly addressCount: number
  /** of rows in which a part of the address is blank */
  readonly blankCount: number
}

export type ListTarget = {
  readonly add: (address: RegisteredAddress) => void
  /** is told the share of the file that was read */
  readonly onRead: (share: number) => void
}

const CHUNK_BYTES = 1024 * 1024

/** A row of an address list is far shorter. */
const MAX_LINE = 10_000

/** Reads an address list from a file of any size, or says what is wrong in which row. */
export const readAddressList = async (
  file: string,
  { add, onRead }: ListTarget,
): Promise<E.Either<string, ReadList>> => {
  let [columns, rowNumber, addressCount, blankCount] = [undefined as ListColumns | undefined, 0, 0, 0]
  const readRow = (line: string): string | undefined => {
    rowNumber += 1
    if (line.length > MAX_LINE) return `it has more than ${MAX_LINE} characters`
    if (line.includes(UNREADABLE)) return 'a character of it is not UTF-8: save the file as UTF-8'
    if (line.trim() === '') return undefined
    if (columns === undefined) {
      const parsed = findListColumns(line)
      if (E.isLeft(parsed)) return parsed.left
      columns = parsed.right
      return undefined
    }
    const address = parseListRow(line, columns)
    if (E.isLeft(address)) return address.left
    if (address.right === undefined) blankCount += 1
    else {
      addressCount += 1
      add(address.right)
    }
    return undefined
  }
  const fail = (reason: string) =>
    E.left(rowNumber === 0 ? `${file}: ${reason}.` : `${file}, row ${rowNumber}: ${reason}.`)
  for await (const { lines, shareRead, isPacked } of readChunks(file)) {
    if (isPacked) return fail('it is packed: unpack it first')
    for (const line of lines) {
      const reason = readRow(line)
      if (reason !== undefined) return fail(reason)
    }
    onRead(shareRead)
  }
  return addressCount === 0 ? fail('there is no address in it') : E.right({ addressCount, blankCount })
}

/** What a decoder writes for bytes that are no text. */
const UNREADABLE = '\uFFFD'

type Chunk = { readonly lines: ReadonlyArray<string>; readonly shareRead: number; readonly isPacked: boolean }

/** Only a part of the file is in memory at a time. */
const readChunks = async function* (file: string): AsyncGenerator<Chunk> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const decoder = new TextDecoder()
    let [unread, position] = ['', 0]
    for (let isEnd = false; !isEnd;) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES)
      isEnd = bytesRead === 0
      const bytes = buffer.subarray(0, bytesRead)
      const lines = `${unread}${decoder.decode(bytes, { stream: !isEnd })}`.split(/\r?\n/)
      // The last line of a chunk may go on in the next one, unless it is too long already.
      unread = isEnd || (lines.at(-1)?.length ?? 0) > MAX_LINE ? '' : (lines.pop() ?? '')
      yield {
        lines,
        shareRead: isEnd ? 1 : (position += bytesRead) / size,
        isPacked: position === bytesRead && isPackedBegin(bytes),
      }
    }
  } finally {
    await handle.close()
  }
}

/** Whether they begin a zip archive or a file of gzip. */
const isPackedBegin = ([first, second]: Buffer): boolean =>
  (first === 0x50 && second === 0x4b) || (first === 0x1f && second === 0x8b)
