import { fileURLToPath } from 'node:url'

/** The folder that holds package.json, from whatever folder the command was started. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
