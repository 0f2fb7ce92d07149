import type { Pool, PoolClient } from 'pg'

/** Does work that begins a transaction, and says how that ends; one that goes wrong is undone. */
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
    // One that cannot even be undone is lost with its connection.
    await client.query('rollback').catch(() => {
      isLost = true
    })
    throw error
  } finally {
    client.release(isLost)
  }
}
