import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

/** What is written at the start of a file a second time: there is room for that. */
const START_BYTES = 16

/** Every write takes only a half of what it gets, without an error, as on a disk that is almost full; returns the end of that. */
export const takeHalfOfEachWrite = (): (() => void) => {
  const { writeSync } = fs
  const write = vi.spyOn(fs, 'writeSync').mockImplementation(((
    output: number,
    data: string | Uint8Array,
    ...[from, count, position]: [number?, number?, number?]
  ) => {
    if (typeof data === 'string') return writeSync(output, data.slice(0, Math.ceil(data.length / 2)))
    const length = count ?? data.length
    return writeSync(output, data, from ?? 0, length > START_BYTES ? Math.ceil(length / 2) : length, position)
  }) as typeof writeSync)
  syncBuiltinESMExports()
  return () => {
    write.mockRestore()
    syncBuiltinESMExports()
  }
}
