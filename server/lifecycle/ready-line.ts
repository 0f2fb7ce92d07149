import type { Server } from 'node:http'
import type { StartHint } from '../startup'

/** The URL of the server for people. With port 0 the port is known only once the server listens. */
export const serverUrlOf = (server: Server, host: string, port: number): string => {
  const boundAddress = server.address()
  const boundPort = boundAddress !== null && typeof boundAddress === 'object' ? boundAddress.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`
}

const hints: Readonly<Record<StartHint['kind'], string>> = {
  demo: ' – log in as demo with password demo',
  'no user yet': ' – add the first user: npm run user -- add NAME --organisation ORG',
  nothing: '',
}

export const readyLine = (url: string, { kind }: StartHint): string => `Rondrit is ready at ${url}${hints[kind]}`
