import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { hashIn, writtenHash, type Cost, type PasswordHash } from './password-hash'

/** A port: makes and checks the hashes of passwords. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /** takes the same time without a hash, so that the time does not reveal whether there is such a user */
  readonly fits: (password: string, hash: string | undefined) => Promise<boolean>
  /** whether the hash was made at another cost than new hashes */
  readonly isOutdated: (hash: string) => boolean
}

/** Each guess takes 32 MiB and about a fifth of a second. */
const usualCost: Cost = { ln: 15, r: 8, p: 3 }

const SALT_BYTES = 16
const HASH_BYTES = 32

export const passwordsAt = (cost: Cost): Passwords => {
  const blank = (salt: Buffer): PasswordHash => ({ cost, salt, hash: Buffer.alloc(HASH_BYTES) })
  // No password has 32 zero bytes as its hash, so this one fits none.
  const nobody = blank(Buffer.alloc(SALT_BYTES))
  return {
    hash: async (password) => {
      const made = blank(randomBytes(SALT_BYTES))
      return writtenHash({ ...made, hash: await derived(password, made) })
    },
    fits: async (password, written) => {
      const kept = (written === undefined ? undefined : hashIn(written)) ?? nobody
      return timingSafeEqual(await derived(password, kept), kept.hash)
    },
    isOutdated: (written) => {
      const made = hashIn(written)?.cost
      return made?.ln !== cost.ln || made.r !== cost.r || made.p !== cost.p
    },
  }
}

export const passwords = passwordsAt(usualCost)

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** The password is normalised, since one keyboard writes é as one character and another as two. */
const derived = async (password: string, { cost: { ln, r, p }, salt, hash }: PasswordHash): Promise<Buffer> =>
  derive(password.normalize('NFC'), salt, hash.length, { N: 2 ** ln, r, p, maxmem: 128 * r * (2 ** ln + p + 2) })
