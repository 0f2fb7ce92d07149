import type { Server } from 'node:http'

/** Where people find the server: the port that was taken, which a setting of 0 leaves open. */
export const addressOf = (server: Server, host: string, port: number): string => {
  const bound = server.address()
  const taken = bound !== null && typeof bound === 'object' ? bound.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`
}

export const readyLine = (address: string): string => `Rondrit is ready at ${address}`
