import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

/** The cost parameters of scrypt: 2^ln blocks of r times 128 bytes, p times over. */
export type Cost = { readonly ln: number; readonly r: number; readonly p: number }

export type PasswordHash = { readonly cost: Cost; readonly salt: Buffer; readonly hash: Buffer }

/** The PHC format, which includes the cost: `$scrypt$ln=15,r=8,p=3$salt$hash`. */
export const formatHash = ({ cost, salt, hash }: PasswordHash): string =>
  `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${unpaddedBase64(salt)}$${unpaddedBase64(hash)}`

const unpaddedBase64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

const hashPattern =
  /^\$scrypt\$ln=(?<ln>\d{1,2}),r=(?<r>\d{1,2}),p=(?<p>\d{1,2})\$(?<salt>[\w+/]{22,})\$(?<hash>[\w+/]{43,})$/

export const parseHash = (text: string): PasswordHash | undefined => {
  const parts = hashPattern.exec(text)?.groups
  return parts === undefined
    ? undefined
    : {
        cost: { ln: Number(parts['ln']), r: Number(parts['r']), p: Number(parts['p']) },
        salt: Buffer.from(parts['salt'] ?? '', 'base64'),
        hash: Buffer.from(parts['hash'] ?? '', 'base64'),
      }
}

/** A port that makes and checks password hashes. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /** takes the same time without a hash, so that timing does not reveal whether a user exists */
  readonly matches: (password: string, hash: string | undefined) => Promise<boolean>
  /** whether the hash has another cost than new hashes */
  readonly isOutdated: (hash: string) => boolean
}

/** Each guess takes 32 MiB and about 0.2 s. */
const defaultCost: Cost = { ln: 15, r: 8, p: 3 }

const SALT_BYTES = 16
const HASH_BYTES = 32

export const passwordsAt = (cost: Cost): Passwords => {
  const blankHash = (salt: Buffer): PasswordHash => ({ cost, salt, hash: Buffer.alloc(HASH_BYTES) })
  // No password hashes to 32 zero bytes, so this hash matches none.
  const unmatchableHash = blankHash(Buffer.alloc(SALT_BYTES))
  return {
    hash: async (password) => {
      const newHash = blankHash(randomBytes(SALT_BYTES))
      return formatHash({ ...newHash, hash: await deriveHash(password, newHash) })
    },
    matches: async (password, storedText) => {
      const storedHash = (storedText === undefined ? undefined : parseHash(storedText)) ?? unmatchableHash
      return timingSafeEqual(await deriveHash(password, storedHash), storedHash.hash)
    },
    isOutdated: (storedText) => {
      const storedCost = parseHash(storedText)?.cost
      return storedCost?.ln !== cost.ln || storedCost.r !== cost.r || storedCost.p !== cost.p
    },
  }
}

export const passwords = passwordsAt(defaultCost)

const runScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** The password is normalised, because keyboards encode é as one character or as two. */
const deriveHash = async (password: string, { cost: { ln, r, p }, salt, hash }: PasswordHash): Promise<Buffer> =>
  runScrypt(password.normalize('NFC'), salt, hash.length, { N: 2 ** ln, r, p, maxmem: 128 * r * (2 ** ln + p + 2) })
