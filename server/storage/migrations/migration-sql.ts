import type { Migration, TableWords } from './migration'

/** The table that lists the migrations made in a database. */
export const stepsTable =
  'create table if not exists migrations (number integer not null primary key, words text not null)'

/** 0 before the first */
export const newestStep = 'select coalesce(max(number), 0) as newest from migrations'

/** The statements of one migration, which belong in one transaction. */
export const stepsOf = ({ number, words, statements }: Migration, tableWords: TableWords): ReadonlyArray<string> => [
  ...statements(tableWords),
  `insert into migrations (number, words) values (${number}, '${words}')`,
]
