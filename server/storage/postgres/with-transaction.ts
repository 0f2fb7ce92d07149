import type { Pool, PoolClient } from 'pg'

/**
 * Gives a connection to work that begins a transaction and says how to end it; if the work fails, the transaction is
 * undone.
 */
export const withTransaction = async <A>(
  pool: Pool,
  work: (client: PoolClient) => Promise<{ readonly outcome: A; readonly endStatement: string }>,
): Promise<A> => {
  const client = await pool.connect()
  let isConnectionLost = false
  try {
    const { outcome, endStatement } = await work(client)
    await client.query(endStatement)
    return outcome
  } catch (error) {
    // If even the rollback fails, the connection is thrown away.
    await client.query('rollback').catch(() => {
      isConnectionLost = true
    })
    throw error
  } finally {
    client.release(isConnectionLost)
  }
}
