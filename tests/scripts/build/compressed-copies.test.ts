import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { writeCompressedCopies } from '../../../scripts/build/compressed-copies.mjs'
import { aFolder } from '../../server/folder'

const longText = 'const answer = 42\n'.repeat(200)

describe('writeCompressedCopies', () => {
  it('every compressible file gets copies with the same content', async () => {
    const folder = await aFolder()
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets', 'main.js'), longText)
    writeCompressedCopies(folder)
    const compressedCopy = (ending: string): Buffer => readFileSync(join(folder, 'assets', `main.js.${ending}`))
    expect(brotliDecompressSync(compressedCopy('br')).toString()).toBe(longText)
    expect(gunzipSync(compressedCopy('gz')).toString()).toBe(longText)
    expect(compressedCopy('gz').length).toBeLessThan(longText.length / 10)
  })

  it('files that are small or already compressed get no copies', async () => {
    const folder = await aFolder()
    writeFileSync(join(folder, 'short.js'), 'short()')
    writeFileSync(join(folder, 'font.woff2'), longText)
    writeCompressedCopies(folder)
    expect(readdirSync(folder).toSorted()).toEqual(['font.woff2', 'short.js'])
  })
})
