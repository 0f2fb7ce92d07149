import type { Pool, PoolClient } from 'pg'

/**
 * Gives a connection to work that begins a transaction and says how to end it; if the work fails, the transaction is
 * undone.
 */
export const within = async <A>(
  pool: Pool,
  work: (client: PoolClient) => Promise<{ readonly outcome: A; readonly ending: string }>,
): Promise<A> => {
  const client = await pool.connect()
  let isLost = false
  try {
    const { outcome, ending } = await work(client)
    await client.query(ending)
    return outcome
  } catch (error) {
    // If even the rollback fails, the connection is thrown away.
    await client.query('rollback').catch(() => {
      isLost = true
    })
    throw error
  } finally {
    client.release(isLost)
  }
}
