import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { BatchingSocket } from '../../../../server/storage/postgres/postgres-transactions'

it('what a socket is given in one round of the event loop is sent by one system call', async () => {
  const server = createServer((incoming) => incoming.pipe(incoming)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = new BatchingSocket()
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  socket.connect(portOf(address), '127.0.0.1')
  await once(socket, 'connect')
  const sendAll = vi.spyOn(socket, '_writev')
  for (const statement of ['begin;', 'select 1;', 'select 2;']) {
    socket.cork()
    socket.write(statement)
    socket.uncork()
  }
  let received = ''
  socket.on('data', (bytes) => (received += String(bytes)))
  await vi.waitFor(() => expect(received).toBe('begin;select 1;select 2;'))
  expect(sendAll).toHaveBeenCalledTimes(1)
})

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0
