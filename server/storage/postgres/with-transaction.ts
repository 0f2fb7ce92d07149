import type { Pool, PoolClient } from 'pg'

/** Runs work that begins and ends its own transaction; if the work fails, the transaction is rolled back. */
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
    // If even the rollback fails, the connection is discarded.
    await client.query('rollback').catch(() => {
      isConnectionLost = true
    })
    throw error
  } finally {
    client.release(isConnectionLost)
  }
}
