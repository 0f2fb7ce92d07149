import { describe, expect, it } from 'vitest'
import { readTable } from '../../../src/adapters/browser/tables'
import { right } from '../../kit/either'

const tableOf = async (text: string) =>
  right(await readTable('orders.csv', new Uint8Array(new TextEncoder().encode(text))))

describe('quotes at a wrong place in a text file', () => {
  it('the rows below a quote that is never closed stay rows of their own', async () => {
    const table = await tableOf('naam;notitie\n"Jansen;x\nB;y\nC;z')
    expect(table.sheets[0]?.rows.map(([name]) => name)).toEqual(['naam', '"Jansen', 'B', 'C'])
    expect(table.note).toContain('a quote that does not fit is read as text in row 2')
  })

  it('the rows below a quote that closes inside of a cell stay rows of their own', async () => {
    const table = await tableOf(
      'naam;pc;nr;notitie\n"De Hoek" Bakkerij;3511AB;12\nJansen;3811WT;3;\nSmit;3811WS;6;"bel ""Piet"""',
    )
    expect(table.sheets[0]?.rows.slice(1)).toEqual([
      ['"De Hoek" Bakkerij', '3511AB', '12'],
      ['Jansen', '3811WT', '3'],
      ['Smit', '3811WS', '6', 'bel "Piet"'],
    ])
    expect(table.note).toBe('separated by semicolons, a quote that does not fit is read as text in row 2')
  })

  it('a quote that does not fit leaves the quotes of all other rows as they are', async () => {
    const table = await tableOf('naam;notitie\n"A";"een\ntwee"\n"De Hoek" BV;x\n"B; Zn";"drie\nvier"\n')
    expect(table.sheets[0]?.rows).toEqual([
      ['naam', 'notitie'],
      ['A', 'een\ntwee'],
      ['"De Hoek" BV', 'x'],
      ['B; Zn', 'drie\nvier'],
    ])
    expect(table.note).toContain('in row 3')
  })

  it('a file with many quotes that do not fit is read without any', async () => {
    const table = await tableOf(`naam;notitie\n${'"De Hoek" BV;x\n'.repeat(30)}`)
    expect(table.sheets[0]?.rows).toHaveLength(31)
    expect(table.note).toContain('quotes that do not fit are read as text')
  })
})
