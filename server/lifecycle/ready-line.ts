import type { Server } from 'node:http'
import type { FirstSteps } from '../startup'

/** The address of the server for people. With the setting 0 the port is known only once it listens. */
export const addressOf = (server: Server, host: string, port: number): string => {
  const bound = server.address()
  const taken = bound !== null && typeof bound === 'object' ? bound.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`
}

const hints: Readonly<Record<FirstSteps['kind'], string>> = {
  demo: ' – log in as demo with password demo',
  'no user yet': ' – add the first user: npm run user -- add NAME --organisation ORG',
  nothing: '',
}

export const readyLine = (address: string, { kind }: FirstSteps): string =>
  `Rondrit is ready at ${address}${hints[kind]}`
