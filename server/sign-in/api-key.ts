import { hash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** A key begins with the id of its organisation, so that only that organisation is searched. */
export const createApiKey = (organisation: string): string =>
  `${organisation}.${randomBytes(SECRET_BYTES).toString('base64url')}`

const keyPattern = /^(.{1,200})\.[\w-]{43}$/

/** The organisation id in a key; undefined if the text cannot be a key. */
export const organisationOf = (apiKey: string): string | undefined => keyPattern.exec(apiKey)?.[1]

/**
 * Keys are stored and looked up by this digest. The timing of a lookup may reveal part of a digest, which does not help
 * to find a key. A fast hash is enough, because keys are random and cannot be guessed.
 */
export const digestOf = (apiKey: string): string => hash('sha256', apiKey, 'base64url')
