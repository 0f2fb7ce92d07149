import type { LogInAttemptRecords } from '../records'
import type { UnitOfWork } from './unit-of-work'

export const logInAttemptRecords = ({ runner, organisation }: UnitOfWork): LogInAttemptRecords => ({
  find: async (senders) => {
    const rows = await runner.db
      .selectFrom('attempts')
      .selectAll()
      .where('organisation', '=', organisation)
      .where('sender', 'in', [...senders])
      .execute()
    return rows.map((row) => ({
      sender: row.sender,
      failures: row.failures,
      lastAt: row.last_at,
      expiresAt: row.forgotten_at,
    }))
  },

  put: async (attempts) => {
    for (const { sender, failures, lastAt, expiresAt } of attempts) {
      const columns = { failures, last_at: lastAt, forgotten_at: expiresAt }
      await runner.db
        .insertInto('attempts')
        .values({ organisation, sender, ...columns })
        .onConflict((conflict) => conflict.columns(['organisation', 'sender']).doUpdateSet(columns))
        .execute()
    }
  },

  deleteExpiredBefore: async (before) => {
    await runner.db
      .deleteFrom('attempts')
      .where('organisation', '=', organisation)
      .where('forgotten_at', '<', before)
      .execute()
  },
})
