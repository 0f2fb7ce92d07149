import { hash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** It begins with its organisation, so that a look-up asks that organisation alone. */
export const newKey = (organisation: string): string =>
  `${organisation}.${randomBytes(SECRET_BYTES).toString('base64url')}`

const form = /^(.{1,200})\.[\w-]{43}$/

/** The organisation that a key says to belong to; nothing where the text cannot be a key. */
export const organisationOf = (key: string): string | undefined => form.exec(key)?.[1]

/**
 * What is kept of a key and looked up by. How long a look-up takes may tell something of this digest, but nobody can
 * choose keys by their digests; and chance alone has made the key, so no slow hash is needed.
 */
export const digestOf = (key: string): string => hash('sha256', key, 'base64url')
