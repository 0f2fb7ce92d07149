import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText, oneOf, optional, recordOf, withDefault, wholeNumber, type Field } from '../../src/domain/parse'
import { parseOrigins } from './parse-origins'
import { parseOnOff } from './parse-on-off'
import { parseProxies } from './parse-proxies'
import { urlTemplateParser } from './parse-url-template'
import { urlParser } from './parse-url'

export type Environment = Readonly<Record<string, string | undefined>>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const demoModes = ['auto', 'on', 'off'] as const
const jobLocations = ['here', 'apart'] as const
const addressBooks = ['auto', 'register', 'pdok'] as const

export type Settings = {
  readonly host: string
  /** 0 takes any free port */
  readonly port: number
  readonly logLevel: (typeof logLevels)[number]
  /** where the embedded database is */
  readonly dataDir: string
  /** PostgreSQL instead of the embedded database */
  readonly databaseUrl: string | undefined
  readonly demo: (typeof demoModes)[number]
  readonly addressBook: (typeof addressBooks)[number]
  readonly pdokUrl: string
  /** external services for roads and plans; without them, the server uses its own */
  readonly osrmUrl: string | undefined
  readonly vroomUrl: string | undefined
  /** how many days an API key is good for */
  readonly sessionDays: number
  /** whether this server does the jobs of a shared database itself, or leaves them to `npm run worker` */
  readonly jobs: (typeof jobLocations)[number]
  /** whether /metrics answers other machines too */
  readonly metrics: boolean
  /** pages of other origins that may call the API */
  readonly corsOrigins: ReadonlyArray<string>
  /** proxies whose X-Forwarded-For header is believed */
  readonly trustedProxies: ReadonlyArray<string>
  /** this and the following settings are sent to the browser */
  readonly tileUrl: string | undefined
  readonly tileAttribution: string | undefined
  readonly backOfficeTaskUrl: string | undefined
  readonly showDriversTable: boolean
  readonly apiBase: string
}

type Fields = { readonly [K in keyof Settings]: Field<Settings[K]> & { readonly names: readonly [string] } }

const fields: Fields = {
  host: { names: ['HOST'], parser: withDefault(nonBlankText(), '127.0.0.1') },
  port: { names: ['PORT'], parser: withDefault(wholeNumber({ min: 0, max: 65535 }), 4310) },
  logLevel: { names: ['LOG_LEVEL'], parser: withDefault(oneOf(...logLevels), 'info') },
  dataDir: { names: ['DATA_DIR'], parser: withDefault(nonBlankText(), './data') },
  databaseUrl: { names: ['DATABASE_URL'], parser: optional(urlParser('postgres', 'postgresql')) },
  demo: { names: ['DEMO'], parser: withDefault(oneOf(...demoModes), 'auto') },
  addressBook: { names: ['ADDRESS_BOOK'], parser: withDefault(oneOf(...addressBooks), 'auto') },
  pdokUrl: { names: ['PDOK_URL'], parser: withDefault(urlParser('http', 'https'), 'https://api.pdok.nl') },
  osrmUrl: { names: ['OSRM_URL'], parser: optional(urlParser('http', 'https')) },
  vroomUrl: { names: ['VROOM_URL'], parser: optional(urlParser('http', 'https')) },
  sessionDays: { names: ['SESSION_DAYS'], parser: withDefault(wholeNumber({ min: 1, max: 3650 }), 30) },
  jobs: { names: ['JOBS'], parser: withDefault(oneOf(...jobLocations), 'here') },
  metrics: { names: ['METRICS'], parser: withDefault(parseOnOff, false) },
  corsOrigins: { names: ['CORS_ORIGINS'], parser: withDefault(parseOrigins, []) },
  trustedProxies: { names: ['TRUSTED_PROXIES'], parser: withDefault(parseProxies, []) },
  tileUrl: { names: ['TILE_URL'], parser: optional(urlTemplateParser(['{z}'], ['{x}'], ['{y}'])) },
  tileAttribution: { names: ['TILE_ATTRIBUTION'], parser: optional(nonBlankText()) },
  backOfficeTaskUrl: {
    names: ['BACK_OFFICE_TASK_URL'],
    parser: optional(urlTemplateParser(['{stopId}', '{externalTaskId}'])),
  },
  showDriversTable: { names: ['SHOW_DRIVERS_TABLE'], parser: withDefault(parseOnOff, true) },
  apiBase: { names: ['API_BASE'], parser: withDefault(urlParser('http', 'https'), '') },
}

const parseFields = recordOf<Settings>(fields)
const variableNames = new Map<string, string>(Object.entries(fields).map(([key, { names }]) => [key, names[0]]))

/** Reads the whole environment before anything starts; the left lists everything that is wrong with it. */
export const settingsOf = (environment: Environment): E.Either<ReadonlyArray<string>, Settings> =>
  pipe(
    parseFields(environment),
    E.mapLeft((reasons) => reasons.map(({ field, reason }) => `${variableNames.get(field) ?? field}: ${reason}`)),
    E.filterOrElse(
      ({ jobs, databaseUrl }) => jobs === 'here' || databaseUrl !== undefined,
      () => ['JOBS: Only a shared database has its jobs done apart: set DATABASE_URL, or leave JOBS at here'],
    ),
  )
