import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  isJsonObject,
  nonBlankText,
  oneOf,
  optional,
  recordOf,
  defaultIfAbsent,
  wholeNumber,
  type ParsedField,
  booleanLike,
  quoted,
  type Parser,
} from '../../src/domain/parse'
import {
  parseHostNames,
  parseOrigins,
  parseProxies,
  parseSafeUrl,
  urlParser,
  urlTemplateParser,
} from './parse-addresses'

/** Accepts on, yes, true, 1 and their opposites. */
const parseOnOff: Parser<boolean> = (value) => {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (text === 'on' || text === 'yes') return E.right(true)
  if (text === 'off' || text === 'no') return E.right(false)
  return E.mapLeft(() => `Not on or off: ${quoted(value)}`)(booleanLike(text))
}

type Environment = Readonly<Record<string, string | undefined>>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const demoModes = ['auto', 'on', 'off'] as const
const jobLocations = ['here', 'apart'] as const
const httpsModes = ['auto', 'on', 'off'] as const
const roadChoices = ['auto', 'file', 'main', 'estimate'] as const
const geocoderKinds = ['auto', 'register', 'pdok'] as const

export type Settings = {
  readonly host: string
  /** 0 picks any free port */
  readonly port: number
  readonly logLevel: (typeof logLevels)[number]
  /** folder of the embedded database */
  readonly dataDir: string
  /** PostgreSQL instead of the embedded database */
  readonly databaseUrl: string | undefined
  /** folder of the backups that the server makes by itself; by default one in `dataDir` */
  readonly backupDir: string | undefined
  readonly backupBeforeUpgrade: boolean
  /** after how many hours the server makes another backup; undefined if it makes none */
  readonly backupHours: number | undefined
  readonly backupsKept: number
  readonly demo: (typeof demoModes)[number]
  readonly geocoder: (typeof geocoderKinds)[number]
  readonly pdokUrl: string
  /** which roads are used: `auto` the most exact that there are, else only these, and estimates where they do not reach */
  readonly roads: (typeof roadChoices)[number]
  /** external services for roads and plans; by default the server uses its own */
  readonly osrmUrl: string | undefined
  readonly vroomUrl: string | undefined
  /** how long a session lasts at the most, and without a request */
  readonly sessionDays: number
  readonly sessionIdleHours: number
  /** the OpenID Connect service by which users may sign in; undefined for none */
  readonly openIdIssuer: string | undefined
  /** the name that the service gave to this server, and the secret if it gave one */
  readonly openIdClient: string
  readonly openIdSecret: string | undefined
  /** the claim that is the name of the user here */
  readonly openIdClaim: string
  /** the one organisation whose users sign in by the service; undefined for all */
  readonly openIdOrganisation: string | undefined
  /** how long the audit trail is kept */
  readonly auditDays: number
  /** how long changes of plans are kept, by which they are undone */
  readonly historyDays: number
  /** how many requests a second each user may send in the long run */
  readonly userRequestsPerSecond: number
  /** how much an organisation may store; 0 for no limit */
  readonly organisationMegabytes: number
  /** whether this server runs the jobs of a shared database, or leaves them to `npm run worker` */
  readonly jobs: (typeof jobLocations)[number]
  /** whether /metrics answers other machines too */
  readonly metrics: boolean
  /** other origins whose pages may use the API */
  readonly corsOrigins: ReadonlyArray<string>
  /** further names under which the server answers, besides those of loopback and HOST */
  readonly hostNames: ReadonlyArray<string>
  /** proxies whose X-Forwarded-For header is trusted */
  readonly trustedProxies: ReadonlyArray<string>
  /** whether users reach the server by HTTPS; `auto`: where a trusted proxy says so */
  readonly https: (typeof httpsModes)[number]
  /** this and the following settings are sent to the browser */
  readonly tileUrl: string | undefined
  readonly tileAttribution: string | undefined
  readonly backOfficeTaskUrl: string | undefined
  readonly showDriversTable: boolean
  /** what the button to sign in by the service is called after */
  readonly openIdName: string | undefined
  readonly apiBase: string
}

type Fields = { readonly [K in keyof Settings]: ParsedField<Settings[K]> & { readonly names: readonly [string] } }

const fields: Fields = {
  host: { names: ['HOST'], parser: defaultIfAbsent(nonBlankText(), '127.0.0.1') },
  port: { names: ['PORT'], parser: defaultIfAbsent(wholeNumber({ min: 0, max: 65535 }), 4310) },
  logLevel: { names: ['LOG_LEVEL'], parser: defaultIfAbsent(oneOf(...logLevels), 'info') },
  dataDir: { names: ['DATA_DIR'], parser: defaultIfAbsent(nonBlankText(), './data') },
  databaseUrl: { names: ['DATABASE_URL'], parser: optional(urlParser('postgres', 'postgresql')) },
  backupDir: { names: ['BACKUP_DIR'], parser: optional(nonBlankText()) },
  backupBeforeUpgrade: { names: ['BACKUP_BEFORE_UPGRADE'], parser: defaultIfAbsent(parseOnOff, true) },
  backupHours: { names: ['BACKUP_HOURS'], parser: optional(wholeNumber({ min: 1, max: 8_760 })) },
  backupsKept: { names: ['BACKUPS_KEPT'], parser: defaultIfAbsent(wholeNumber({ min: 1, max: 1_000 }), 7) },
  demo: { names: ['DEMO'], parser: defaultIfAbsent(oneOf(...demoModes), 'auto') },
  geocoder: { names: ['ADDRESS_BOOK'], parser: defaultIfAbsent(oneOf(...geocoderKinds), 'auto') },
  pdokUrl: { names: ['PDOK_URL'], parser: defaultIfAbsent(urlParser('http', 'https'), 'https://api.pdok.nl') },
  roads: { names: ['ROADS'], parser: defaultIfAbsent(oneOf(...roadChoices), 'auto') },
  osrmUrl: { names: ['OSRM_URL'], parser: optional(urlParser('http', 'https')) },
  vroomUrl: { names: ['VROOM_URL'], parser: optional(urlParser('http', 'https')) },
  sessionDays: { names: ['SESSION_DAYS'], parser: defaultIfAbsent(wholeNumber({ min: 1, max: 3650 }), 30) },
  sessionIdleHours: {
    names: ['SESSION_IDLE_HOURS'],
    parser: defaultIfAbsent(wholeNumber({ min: 1, max: 87_600 }), 24),
  },
  openIdIssuer: { names: ['OPENID_ISSUER'], parser: optional(parseSafeUrl) },
  openIdClient: { names: ['OPENID_CLIENT'], parser: defaultIfAbsent(nonBlankText(), 'rondrit') },
  openIdSecret: { names: ['OPENID_SECRET'], parser: optional(nonBlankText()) },
  openIdClaim: { names: ['OPENID_CLAIM'], parser: defaultIfAbsent(nonBlankText(), 'email') },
  openIdOrganisation: { names: ['OPENID_ORGANISATION'], parser: optional(nonBlankText()) },
  openIdName: { names: ['OPENID_NAME'], parser: optional(nonBlankText()) },
  auditDays: { names: ['AUDIT_DAYS'], parser: defaultIfAbsent(wholeNumber({ min: 1, max: 36_500 }), 400) },
  // 13 months, so that a whole year can be reviewed.
  historyDays: { names: ['HISTORY_DAYS'], parser: defaultIfAbsent(wholeNumber({ min: 1, max: 36_500 }), 400) },
  userRequestsPerSecond: {
    names: ['USER_REQUESTS_PER_SECOND'],
    parser: defaultIfAbsent(wholeNumber({ min: 1, max: 1_000_000 }), 100),
  },
  organisationMegabytes: {
    names: ['ORGANISATION_MEGABYTES'],
    parser: defaultIfAbsent(wholeNumber({ min: 0, max: 1_000_000 }), 5_000),
  },
  jobs: { names: ['JOBS'], parser: defaultIfAbsent(oneOf(...jobLocations), 'here') },
  metrics: { names: ['METRICS'], parser: defaultIfAbsent(parseOnOff, false) },
  corsOrigins: { names: ['CORS_ORIGINS'], parser: defaultIfAbsent(parseOrigins, []) },
  hostNames: { names: ['HOST_NAMES'], parser: defaultIfAbsent(parseHostNames, []) },
  trustedProxies: { names: ['TRUSTED_PROXIES'], parser: defaultIfAbsent(parseProxies, []) },
  https: { names: ['HTTPS'], parser: defaultIfAbsent(oneOf(...httpsModes), 'auto') },
  tileUrl: { names: ['TILE_URL'], parser: optional(urlTemplateParser(['{z}'], ['{x}'], ['{y}'])) },
  tileAttribution: { names: ['TILE_ATTRIBUTION'], parser: optional(nonBlankText()) },
  backOfficeTaskUrl: {
    names: ['BACK_OFFICE_TASK_URL'],
    parser: optional(urlTemplateParser(['{stopId}', '{externalTaskId}'])),
  },
  showDriversTable: { names: ['SHOW_DRIVERS_TABLE'], parser: defaultIfAbsent(parseOnOff, true) },
  apiBase: { names: ['API_BASE'], parser: defaultIfAbsent(urlParser('http', 'https'), '') },
}

const parseFields = recordOf<Settings>(fields)
const variableNames = new Map<string, string>(Object.entries(fields).map(([key, { names }]) => [key, names[0]]))

/** Parses the whole environment before anything starts; the left lists all errors. */
export const settingsOf = (environment: Environment): E.Either<ReadonlyArray<string>, Settings> =>
  pipe(
    parseFields(environment),
    E.mapLeft((reasons) => reasons.map(({ field, reason }) => `${variableNames.get(field) ?? field}: ${reason}`)),
    E.filterOrElse(
      ({ jobs, databaseUrl }) => jobs === 'here' || databaseUrl !== undefined,
      () => ['JOBS: Only a shared database has its jobs done apart: set DATABASE_URL, or leave JOBS at here'],
    ),
  )

/** Secrets, each of which may stand in a file instead, whose name is in the variable with `_FILE` after it. */
const secretNames = ['DATABASE_URL', 'OPENID_SECRET'] as const

/** The settings of an environment. A secret of Docker or of systemd stands in a file, which no other program sees. */
export const readSettings = (environment: Environment): E.Either<ReadonlyArray<string>, Settings> => {
  const secrets = secretNames.map((name) => readSecretFile(environment, name))
  const failures = secrets.flatMap((secret) => (E.isLeft(secret) ? [secret.left] : []))
  if (failures.length > 0) return E.left(failures)
  const read = secrets.flatMap((secret) => (E.isRight(secret) ? [secret.right] : []))
  return settingsOf(read.reduce<Environment>((all, secret) => ({ ...all, ...secret }), environment))
}

const readSecretFile = (environment: Environment, name: string): E.Either<string, Environment> => {
  const file = environment[`${name}_FILE`] ?? ''
  if (file === '') return E.right({})
  if ((environment[name] ?? '') !== '') return E.left(`${name}_FILE: ${name} is set too`)
  try {
    return E.right({ [name]: readFileSync(file, 'utf8').trim() })
  } catch (error) {
    return E.left(`${name}_FILE: ${file} cannot be read (${isJsonObject(error) ? String(error['code']) : ''})`)
  }
}

const settingNames = [...variableNames.values(), ...secretNames.map((name) => `${name}_FILE`)]

/** A warning for each variable that is set and has a name like that of a setting, but for one letter. */
export const warningsOf = (environment: Environment): ReadonlyArray<string> =>
  Object.keys(environment)
    .filter((name) => !settingNames.includes(name))
    .flatMap((name) => {
      const setting = settingNames.find((known) => isOneLetterApart(name, known))
      return setting === undefined ? [] : [`There is no setting ${name}, so it does nothing: is it ${setting}?`]
    })

/** One letter more or less, another one, or two neighbours in the wrong order. */
const isOneLetterApart = (one: string, other: string): boolean => {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}` === otherRest
  )
}
