import { fileURLToPath } from 'node:url'

/** The folder that holds package.json, wherever the command was given. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
