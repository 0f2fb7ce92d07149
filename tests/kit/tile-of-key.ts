import type { StreetTileAddress } from '../../src/domain/map'

/** The tile of a key in the index of a roads file. */
export const tileOfKey = (key: number): StreetTileAddress => ({
  level: Math.floor(key / 2 ** 40),
  x: key % 2 ** 20,
  y: Math.floor(key / 2 ** 20) % 2 ** 20,
})
