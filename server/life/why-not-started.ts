import type { Settings } from '../settings'

const reasons: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: ({ host, port }) => `port ${port} on ${host} is taken, so set PORT to another`,
  EACCES: ({ host, port }) => `port ${port} on ${host} may not be opened by this user, so set PORT to another`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine`,
}

/** One clear line for whoever started it. */
export const whyNotStarted = (error: unknown, settings: Settings): string => {
  const { code, message } = error instanceof Error ? withCode(error) : { code: '', message: String(error) }
  return `Rondrit cannot start: ${(reasons[code]?.(settings) ?? message).replaceAll('\n', ' ')}.`
}

const withCode = (error: Error & { readonly code?: unknown }): { readonly code: string; readonly message: string } => ({
  code: typeof error.code === 'string' ? error.code : '',
  message: error.message,
})
