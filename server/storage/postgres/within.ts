import type { ControlledTransactionBuilder, Kysely } from 'kysely'
import type { Tables } from '../sql/tables'

/** Ends the transaction that it began, whatever comes of the work in it. */
export const within = async <A>(
  begin: ControlledTransactionBuilder<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<A>,
  isToKeep: (outcome: A) => boolean = () => false,
): Promise<A> => {
  const transaction = await begin.execute()
  try {
    const outcome = await work(transaction)
    if (isToKeep(outcome)) await transaction.commit().execute()
    return outcome
  } finally {
    // One that cannot even be undone is lost with its connection.
    if (!transaction.isCommitted)
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined)
  }
}
