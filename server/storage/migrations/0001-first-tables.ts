import type { Migration } from './migration'

/**
 * Every primary key begins with the organisation, except in the directory, which is queried before the organisation is
 * known.
 */
export const firstTables: Migration = {
  number: 1,
  description: 'first tables',
  statements: ({ text, clustered }) => [
    `create table directory (
      kind ${text} not null,
      name ${text} not null,
      organisation ${text} not null,
      primary key (kind, name)
    )${clustered}`,
    `create table organisations (
      organisation ${text} not null primary key,
      name ${text} not null,
      lat double precision not null,
      lng double precision not null,
      created_at ${text} not null
    )${clustered}`,
    `create table users (
      organisation ${text} not null,
      id ${text} not null,
      username ${text} not null,
      password_hash ${text} not null,
      created_at ${text} not null,
      primary key (organisation, id),
      unique (organisation, username)
    )${clustered}`,
    `create table keys (
      organisation ${text} not null,
      hash ${text} not null,
      user_id ${text} not null,
      ends_at ${text} not null,
      primary key (organisation, hash)
    )${clustered}`,
    'create index keys_of_user on keys (organisation, user_id, ends_at)',
    `create table carriers (
      organisation ${text} not null,
      id integer not null,
      display_name ${text} not null,
      is_removed integer not null,
      primary key (organisation, id)
    )${clustered}`,
    `create table drivers (
      organisation ${text} not null,
      id ${text} not null,
      version integer not null,
      created_at ${text} not null,
      removed_at ${text},
      driver ${text} not null,
      primary key (organisation, id)
    )${clustered}`,
    `create table projects (
      organisation ${text} not null,
      id ${text} not null,
      name ${text} not null,
      created_at ${text} not null,
      created_by ${text} not null,
      version integer not null,
      stops integer not null,
      routes integer not null,
      activities integer not null,
      extra ${text} not null,
      primary key (organisation, id)
    )${clustered}`,
    `create table routes (
      organisation ${text} not null,
      project ${text} not null,
      route_index integer not null,
      route ${text} not null,
      primary key (organisation, project, route_index)
    )`,
    `create table stops (
      organisation ${text} not null,
      project ${text} not null,
      id ${text} not null,
      place double precision not null,
      facts ${text} not null,
      primary key (organisation, project, id)
    )`,
    `create table changes (
      organisation ${text} not null,
      project ${text} not null,
      id ${text} not null,
      made_version integer not null,
      version integer not null,
      undone_version integer,
      made_by ${text} not null,
      made_at ${text} not null,
      words ${text} not null,
      touched ${text} not null,
      change ${text} not null,
      primary key (organisation, project, made_version),
      unique (organisation, project, id)
    )`,
    `create table turns (
      organisation ${text} not null,
      project ${text} not null,
      version integer not null,
      change_id ${text} not null,
      made_by ${text} not null,
      made_at ${text} not null,
      words ${text} not null,
      primary key (organisation, project, version)
    )${clustered}`,
    `create table jobs (
      organisation ${text} not null,
      id ${text} not null,
      project ${text},
      kind ${text} not null,
      state ${text} not null,
      revision integer not null,
      ask ${text} not null,
      progress double precision not null,
      best ${text},
      message ${text},
      result ${text},
      created_at ${text} not null,
      started_at ${text},
      finished_at ${text},
      attempts integer not null,
      primary key (organisation, id)
    )`,
    'create index jobs_of_project on jobs (organisation, project, created_at)',
    'create index jobs_by_state on jobs (organisation, state, created_at)',
    `create table answers (
      organisation ${text} not null,
      answer_key ${text} not null,
      kept_at ${text} not null,
      request ${text} not null,
      status integer not null,
      headers ${text} not null,
      body ${text} not null,
      primary key (organisation, answer_key)
    )`,
    'create index answers_by_age on answers (organisation, kept_at)',
  ],
}
