import type { Migration, TableWords } from './migration'

/** Where a database keeps which migrations were made in it. */
export const stepsTable =
  'create table if not exists migrations (number integer not null primary key, words text not null)'

/** 0 before the first */
export const newestStep = 'select coalesce(max(number), 0) as newest from migrations'

/** What one transaction does. */
export const stepsOf = ({ number, words, statements }: Migration, tableWords: TableWords): ReadonlyArray<string> => [
  ...statements(tableWords),
  `insert into migrations (number, words) values (${number}, '${words}')`,
]
