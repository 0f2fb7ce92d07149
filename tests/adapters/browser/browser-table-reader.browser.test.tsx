import { describe, expect, it } from 'vitest'
import { browserTableReader } from '../../../src/adapters/browser/browser-table-reader'
import { left, right } from '../../kit/either'

const fileOf = (name: string, text: string) => {
  const file = new File([text], name)
  return { name, size: file.size, bytes: async () => file.arrayBuffer() }
}

describe('browserTableReader', () => {
  it('a file is read in a thread', async () => {
    const table = right(await browserTableReader().read(fileOf('orders.csv', 'naam;plaats\nJansen;Utrecht')).result)
    expect(table).toEqual({
      fileName: 'orders.csv',
      bytes: 26,
      sheets: [
        {
          name: '',
          rows: [
            ['naam', 'plaats'],
            ['Jansen', 'Utrecht'],
          ],
        },
      ],
      note: 'separated by semicolons',
    })
  })

  it('pasted rows are read in a thread', async () => {
    const table = right(await browserTableReader().readText('naam\tplaats\nJansen\tUtrecht').result)
    expect(table.note).toBe('separated by tabs')
  })

  it('a refusal is a sentence', async () => {
    const { result } = browserTableReader().read(fileOf('orders.pdf', '%PDF-1.7'))
    expect(left(await result)).toBe('A .pdf file. Ask for the .xlsx or .csv file.')
  })

  it('a file that takes too long is refused', async () => {
    const { result } = browserTableReader(0).read(fileOf('orders.csv', 'a;b\n1;2'))
    expect(left(await result)).toBe('Not read within 0 seconds. Divide the file.')
  })

  it('a file that cannot be opened is refused', async () => {
    const { result } = browserTableReader().read({
      name: 'gone.csv',
      size: 1,
      bytes: async () => {
        throw new Error('gone')
      },
    })
    expect(left(await result)).toBe('Cannot be read. Save it again as .xlsx or .csv.')
  })

  it('a reading that is cancelled answers nothing', async () => {
    const reading = browserTableReader().readText('a;b\n1;2')
    reading.cancel()
    const answered = await Promise.race([
      reading.result,
      new Promise((resolve) => setTimeout(() => resolve('nothing'), 300)),
    ])
    expect(answered).toBe('nothing')
  })
})
